import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { Field } from '@/ui/controls/field';
import { startTexts } from '@tests/support/texts';
import { MIN_OPTIONS_FOR_SEARCH, SearchedSelect, type SearchedOption } from './searched-select';

beforeAll(() => startTexts());

const codes = Array.from({ length: 81 }, (_, index) => `XX${String(index + 1).padStart(3, '0')}`);
const many: SearchedOption[] = codes.map((code) => ({ value: code, label: `${code} · Uji`, words: '' }));
many[40] = { value: 'BS002', label: 'BS002 · Konstruksi Jembatan', words: 'Bridge works 42102' };
const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());

function Form({ options = many, start = '', disabled = false }) {
  const [value, setValue] = useState(start);
  return (
    <form onSubmit={onSubmit}>
      <Field label="Subklasifikasi" error="Pilih salah satu." required>
        <SearchedSelect
          label="Subklasifikasi"
          value={value}
          blank="Pilih…"
          stray="(tidak ada di daftar)"
          options={options}
          onChoose={setValue}
          disabled={disabled}
        />
      </Field>
    </form>
  );
}
const list = () => screen.getByRole('combobox', { name: /^Subklasifikasi/ });
const box = () => screen.queryByRole('searchbox', { name: 'Cari Subklasifikasi' });
const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it.each(['bs002', 'jembatan', 'works BRIDGE', '42102'])(
  'filters a long list by “%s” to one entry, and Enter selects it without submitting the form',
  async (words) => {
    const user = userEvent.setup();
    render(<Form />);
    await user.type(box()!, words);
    expect(names()).toEqual(['Pilih…', 'BS002 · Konstruksi Jembatan']);
    expect(screen.getByRole('status')).toHaveTextContent(
      '1 cocok. Enter memilih “BS002 · Konstruksi Jembatan”.',
    );
    await user.keyboard('{Enter}');
    expect(list()).toHaveValue('BS002');
    expect(box()).toHaveValue('');
    expect(names()).toHaveLength(82);
    expect(screen.getByRole('status')).toHaveTextContent('Dipilih: BS002 · Konstruksi Jembatan');
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

it('keeps the selected option when the search excludes it or finds nothing', async () => {
  const user = userEvent.setup();
  render(<Form start="BS002" />);
  await user.type(box()!, 'xx003');
  expect(names()).toEqual(['Pilih…', 'BS002 · Konstruksi Jembatan', 'XX003 · Uji']);
  await user.selectOptions(list(), 'XX003');
  expect(list()).toHaveValue('XX003');
  await user.clear(box()!);
  await user.type(box()!, '.*[[%{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Tidak ada yang cocok');
  expect(list()).toHaveValue('XX003');
});

it('keeps the list and its focus when its options arrive', () => {
  const { rerender } = render(<Form options={[]} />);
  const select = list();
  select.focus();
  rerender(<Form />);
  expect(box()).toBeVisible();
  expect(list()).toBe(select);
  expect(list()).toHaveFocus();
});

it('sets the name, error and required mark of the field on the list only', () => {
  render(<Form />);
  expect(list()).toBeInvalid();
  expect(list()).toHaveAccessibleDescription('Pilih salah satu.');
  expect(box()).toBeValid();
  expect(box()).not.toHaveAttribute('aria-required');
  expect(box()!.id).not.toBe(list().id);
});

it('shows no search box for a short or read-only list', () => {
  const { unmount } = render(<Form options={many.slice(0, MIN_OPTIONS_FOR_SEARCH)} />);
  expect(box()).not.toBeInTheDocument();
  unmount();
  render(<Form start="hilang" disabled />);
  expect(box()).not.toBeInTheDocument();
  expect(list()).toHaveDisplayValue('(tidak ada di daftar)');
});
