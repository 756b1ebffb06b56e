import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mockLayout } from '@tests/support/layout';
import { moveRowDown } from '@tests/support/move-row';
import { editor, save } from '@tests/support/list-screen';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
/** Three levels: the head of the test organisation, a subordinate, and that subordinate's own subordinate. */
let head: Person, middle: Person, last: Person;
interface Person {
  id: string;
  name: string;
}

beforeEach(async () => {
  mockLayout();
  stack = await openTestStack();
  const add = async (name: string, parent?: Person) => {
    const [row] = await stack.sql<Person>(
      `insert into public.struktur_organisasi (name, position, parent_id) values ($1, 'Jabatan', $2) returning id, name`,
      [name, parent?.id ?? null],
    );
    if (!row) throw new Error('Not added');
    return row;
  };
  head = await add('Uji Kepala');
  middle = await add('Uji Tengah', head);
  await add('Uji Samping', head);
  last = await add('Uji Bawah', middle);
});
afterEach(() => stack.close());

const open = (path = '/admin/struktur-organisasi', role: 'editor' | 'viewer' = 'editor') =>
  renderApp({ path, stack, role });
const row = async (name: string) => {
  const item = (await screen.findByRole('link', { name })).closest('li');
  if (!item) throw new Error(`${name} is in no list`);
  return item;
};
const superiorOf = async (id: string) =>
  (
    await stack.sql<{ parent_id: string }>('select parent_id from public.struktur_organisasi where id = $1', [
      id,
    ])
  )[0]?.parent_id;

test('shows reporting lines as a tree', async () => {
  await open();
  expect(within(await row('Uji Kepala')).getByRole('link', { name: 'Uji Tengah' })).toBeVisible();
  expect(within(await row('Uji Tengah')).getByRole('link', { name: 'Uji Bawah' })).toBeVisible();
  expect(within(await row('Uji Bawah')).queryByRole('link', { name: 'Uji Kepala' })).not.toBeInTheDocument();
});

test('reorders siblings without changing other levels', async () => {
  const { user } = await open();
  await moveRowDown(user, 'Uji Tengah');
  await waitFor(async () => {
    const rows = await stack.sql<{ name: string }>(
      `select name from public.struktur_organisasi where parent_id = $1 order by "order"`,
      [head.id],
    );
    expect(rows.map(({ name }) => name)).toEqual(['Uji Samping', 'Uji Tengah']);
  });
  expect(await superiorOf(last.id)).toBe(middle.id);
});

test('excludes a person and their subordinates from the list of superiors', async () => {
  const { user } = await open(`/admin/struktur-organisasi?edit=${middle.id}`);
  const dialog = await editor('Ubah “Uji Tengah”');
  const choice = await within(dialog).findByRole('combobox', { name: /^Atasan/ });
  await waitFor(() => expect(choice).toHaveValue(head.id));
  const offered = within(choice)
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(offered).toContain('Uji Samping · Jabatan');
  expect(offered).not.toContain('Uji Tengah · Jabatan');
  expect(offered).not.toContain('Uji Bawah · Jabatan');
  await user.selectOptions(choice, '');
  await save(user);
  await waitFor(async () => expect(await superiorOf(middle.id)).toBeNull());
});

test('explains why a cycle caused by a concurrent change is refused', async () => {
  const { user } = await open(`/admin/struktur-organisasi?edit=${head.id}`);
  const dialog = await editor('Ubah “Uji Kepala”');
  const [other] = await stack.sql<Person>(
    "insert into public.struktur_organisasi (name, position) values ('Uji Lain', 'J') returning id, name",
  );
  await screen.findAllByText(/Uji Kepala/);
  await stack.sql('select 1');
  const choice = within(dialog).getByRole('combobox', { name: /^Atasan/ });
  const option = within(choice).getAllByRole<HTMLOptionElement>('option').at(-1);
  // In the meantime this person is placed below the person being edited.
  await user.selectOptions(choice, option?.value ?? '');
  await stack.sql('update public.struktur_organisasi set parent_id = $1 where id = $2', [
    last.id,
    option?.value ?? other?.id,
  ]);
  await save(user);
  expect(await within(dialog).findByText(/tidak dapat ditempatkan di bawah dirinya sendiri/)).toBeVisible();
});

test('shows a person whose superior is in the trash at the top, with a mark', async () => {
  await stack.sql('update public.struktur_organisasi set deleted_at = now() where id = $1', [middle.id]);
  await open();
  expect(within(await row('Uji Bawah')).getByText('Induk ada di sampah')).toBeVisible();
});
