import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './button';

it('a pending button ignores presses and a second submit, and keeps its name and focus', async () => {
  const user = userEvent.setup();
  const [press, submit] = [vi.fn(), vi.fn()];
  const form = (isPending: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" onClick={press} isPending={isPending}>
        Kirim
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Kirim' });
  button.focus();
  rerender(form(true));
  await user.keyboard('{Enter}');
  await user.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleName('Kirim');
  expect(button).toHaveAttribute('aria-busy', 'true');
});

it('a button does not submit a form by default', () => {
  render(<Button>Batal</Button>);
  expect(screen.getByRole('button', { name: 'Batal' })).toHaveAttribute('type', 'button');
});

it('a link can be styled as a button', () => {
  render(
    <Button asChild>
      <a href="/layanan/alur">Ajukan</a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Ajukan' });
  expect(link).toHaveClass('bg-primary');
  expect(link).not.toHaveAttribute('type');
});
