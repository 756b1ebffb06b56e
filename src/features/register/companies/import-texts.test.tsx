import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteProgress } from '@/imports/import-memory';
import { setLanguage } from '@/lib/i18n/i18n';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeEach(async () => {
  deleteProgress();
  stack = await openTestStack();
});
afterEach(() => stack.close());

async function open(user: UserEvent, ...lines: string[]) {
  await screen.findByRole('heading', { name: 'Choose a file' });
  await user.upload(
    document.querySelector<HTMLInputElement>('input[type="file"]')!,
    new File([lines.join('\n')], 'klien.csv', { type: 'text/csv' }),
  );
}

test('uses the singular for one row in English, when importing and when undoing', async () => {
  const { user } = await renderApp({ path: '/admin/klien/impor', stack, role: 'editor' });
  act(() => setLanguage('en'));
  await open(user, 'Company name;NIB', 'PT Impor A;9990000000001');
  await user.click(await screen.findByRole('button', { name: 'Check the rows' }));
  await user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
  await user.click(await screen.findByRole('button', { name: 'Undo this import' }));
  await user.click(await screen.findByRole('button', { name: 'Undo the import' }));
  expect((await screen.findAllByText('1 row changed back.'))[0]).toBeVisible();
});
