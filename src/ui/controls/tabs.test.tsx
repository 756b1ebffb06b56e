import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Tabs } from './tabs';

const items = [
  { value: 'id', label: 'Indonesia', panel: <input aria-label="Judul" /> },
  { value: 'en', label: 'English', panel: <input aria-label="Title" /> },
];

it('arrow keys move between tabs and wrap around, and only the open tab is a tab stop', async () => {
  const user = userEvent.setup();
  render(<Tabs label="Bahasa" items={items} />);
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Indonesia' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'English', selected: true })).toHaveFocus();
  await user.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'Indonesia', selected: true })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'Judul' })).toHaveFocus();
});

it('a closed tab keeps its input', async () => {
  const user = userEvent.setup();
  render(<Tabs label="Bahasa" items={items} />);
  await user.type(screen.getByLabelText('Judul'), 'Biaya');
  await user.click(screen.getByRole('tab', { name: 'English' }));
  expect(screen.getByRole('tabpanel', { name: 'English' })).toBeVisible();
  expect(screen.getByLabelText('Judul')).not.toBeVisible();
  expect(screen.getByLabelText('Judul')).toHaveValue('Biaya');
});
