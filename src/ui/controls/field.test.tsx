import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { beforeAll, expect, it, vi } from 'vitest';
import { startTexts } from '@tests/support/texts';
import { Checkbox } from './checkbox';
import { Field } from './field';
import { Select } from './select';
import { Switch } from './switch';
import { TextArea } from './text-area';
import { TextInput } from './text-input';

beforeAll(() => startTexts());

it('a field links label, hint and error to the input', () => {
  render(
    <Field label="Surel" hint="Untuk jawaban kami." error="Tulis alamat lengkap." required>
      <TextInput type="email" />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Surel' });
  expect(input).toHaveAccessibleDescription('Untuk jawaban kami. Tulis alamat lengkap.');
  expect(input).toBeInvalid();
  expect(input).toHaveAttribute('aria-required', 'true');
});

it('a field without an error has no error attributes', () => {
  render(
    <Field label="Uraian" optional>
      <TextArea />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Uraian (opsional)' });
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('aria-describedby');
});

it('a hidden label stays available to screen readers', () => {
  render(
    <Field label="Jenis" hideLabel>
      <Select>
        <option>Baru</option>
      </Select>
    </Field>,
  );
  expect(screen.getByRole('combobox', { name: 'Jenis' })).toBeVisible();
});

it('a checkbox is described by its hint and error, and a switch by its hint', () => {
  render(
    <>
      <Checkbox label="Saya setuju" hint="UU 27/2022" error="Centang untuk melanjutkan." />
      <Switch label="Tampilkan" hint="Langsung terlihat." />
    </>,
  );
  const box = screen.getByRole('checkbox', { name: 'Saya setuju' });
  expect(box).toHaveAccessibleDescription('UU 27/2022 Centang untuk melanjutkan.');
  expect(box).toBeInvalid();
  expect(screen.getByRole('switch', { name: 'Tampilkan' })).toHaveAccessibleDescription('Langsung terlihat.');
});

it('every input works with react-hook-form', async () => {
  const user = userEvent.setup();
  const submit = vi.fn();
  function Form() {
    const { register, handleSubmit } = useForm();
    return (
      <form onSubmit={(event) => void handleSubmit((values) => submit(values))(event)}>
        <Field label="Nama">
          <TextInput {...register('name')} trailing={<span>x</span>} />
        </Field>
        <Field label="Uraian">
          <TextArea {...register('text')} />
        </Field>
        <Field label="Jenis">
          <Select {...register('kind')}>
            <option value="new">Baru</option>
            <option value="change">Perubahan</option>
          </Select>
        </Field>
        <Checkbox label="Setuju" {...register('agreed')} />
        <Switch label="Tampil" {...register('shown')} />
        <button>Kirim</button>
      </form>
    );
  }
  render(<Form />);
  await user.type(screen.getByLabelText('Nama'), 'Rina');
  await user.type(screen.getByLabelText('Uraian'), 'Lambat');
  await user.selectOptions(screen.getByLabelText('Jenis'), 'Perubahan');
  await user.click(screen.getByLabelText('Setuju'));
  await user.click(screen.getByRole('switch', { name: 'Tampil' }));
  await user.click(screen.getByRole('button', { name: 'Kirim' }));
  expect(submit).toHaveBeenCalledWith({
    name: 'Rina',
    text: 'Lambat',
    kind: 'change',
    agreed: true,
    shown: true,
  });
});
