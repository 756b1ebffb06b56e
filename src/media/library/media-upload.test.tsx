import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pngFile, mockDecodedPicture } from '@tests/support/canvas';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { sendUploadsThroughFetch } from '@tests/support/xhr';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(() => mockDecodedPicture({ width: 2400, height: 1350 }));

const RESUMABLE = '/storage/v1/upload/resumable';
/** Number of automatic attempts of an upload before the user has to retry. */
const TRIES = 4;

async function open(role: 'editor' | 'viewer' = 'editor', rules: FaultRule[] = []) {
  const app = await renderApp({ path: '/admin/media', stack, role, fetch: withFaults(stack.fetch, rules) });
  sendUploadsThroughFetch();
  await screen.findByRole('heading', { level: 1, name: 'Pustaka media' });
  return app;
}
const chooser = () => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file chooser');
  return input;
};
const card = async (name: string) => {
  const list = await screen.findByRole('list', { name: 'Berkas yang diunggah' });
  const item = within(list).getByText(name).closest('li');
  if (!item) throw new Error(`${name} is not among the uploads`);
  return item;
};
const entries = (name: string) =>
  stack.sql<{ id: string; path: string; alt: string; alt_en: string }>(
    'select id, path, alt, alt_en from public.media where original_name = $1',
    [name],
  );
const objectsOf = (path: string) =>
  stack.sql<{ name: string; cache: string }>(
    `select name, metadata ->> 'cacheControl' as cache from storage.objects where name like $1 order by name`,
    [`${path.split('/')[0]}/%`],
  );

test('uploads a picture from the file button with descriptions in both languages, and stores it in three sizes', async () => {
  const { user } = await open();
  await user.upload(chooser(), [
    pngFile('jembatan.png'),
    new File(['MZ\x90'], 'program.png', { type: 'image/png' }),
  ]);
  expect(await within(await card('program.png')).findByText(/bukan gambar .* apa pun namanya/)).toBeVisible();
  const picture = within(await card('jembatan.png'));
  expect(await picture.findByText('Siap diunggah')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Unggah 1 berkas' })).toBeDisabled();
  await user.type(
    picture.getByRole('textbox', { name: /^Deskripsi \(Indonesia\)/ }),
    'Jembatan di pagi hari',
  );
  await user.type(
    picture.getByRole('textbox', { name: /^Deskripsi \(Inggris\)/ }),
    'A bridge in the morning',
  );
  await user.click(screen.getByRole('button', { name: 'Unggah 1 berkas' }));
  expect(await picture.findByText('Sudah di pustaka')).toBeVisible();

  const [entry] = await entries('jembatan.png');
  expect(entry).toMatchObject({ alt: 'Jembatan di pagi hari', alt_en: 'A bridge in the morning' });
  const objects = await objectsOf(entry?.path ?? '');
  expect(objects.map(({ name }) => name.replace(/.*-/, ''))).toEqual([
    '1920w.webp',
    '480w.webp',
    '960w.webp',
  ]);
  expect(objects[0]?.cache).toBe('max-age=60');
  expect(await entries('program.png')).toEqual([]);
  expect(await screen.findByRole('link', { name: /^Buka Jembatan di pagi hari/ })).toBeVisible();
  const served = await stack.fetch(`http://localhost/media/${entry?.path}`);
  expect(await served.text()).toBe('image/webp 1920x1080');
});

test('keeps the input when the connection breaks, and succeeds on one retry', async () => {
  const rules: FaultRule[] = [{ match: RESUMABLE, fault: 'connection-cut', times: TRIES }];
  const { user } = await open('editor', rules);
  await user.upload(chooser(), pngFile('putus.png'));
  const picture = within(await card('putus.png'));
  await user.type(await picture.findByRole('textbox', { name: /^Deskripsi \(Indonesia\)/ }), 'Terputus');
  await user.click(await screen.findByRole('button', { name: 'Unggah 1 berkas' }));
  expect(await picture.findByText(/Sambungan terputus/)).toBeVisible();
  expect(picture.getByRole('textbox', { name: /^Deskripsi \(Indonesia\)/ })).toHaveValue('Terputus');
  await user.click(picture.getByRole('button', { name: 'Coba lagi' }));
  expect(await picture.findByText('Sudah di pustaka')).toBeVisible();
  expect(await entries('putus.png')).toHaveLength(1);
});

test('leaves nothing behind when an upload is cancelled', async () => {
  const rules: FaultRule[] = [{ match: RESUMABLE, fault: 'server-error', times: TRIES }];
  const { user } = await open('editor', rules);
  await user.upload(chooser(), pngFile('batal.png'));
  const picture = within(await card('batal.png'));
  await user.type(await picture.findByRole('textbox', { name: /^Deskripsi \(Indonesia\)/ }), 'Batal');
  await user.click(await screen.findByRole('button', { name: 'Unggah 1 berkas' }));
  await picture.findByText('Unggahan terputus');
  await user.click(picture.getByRole('button', { name: 'Keluarkan “batal.png” dari daftar' }));
  await waitFor(async () => expect(await entries('batal.png')).toEqual([]));
});

test('accepts files dropped anywhere and pasted from the clipboard', async () => {
  await open();
  const files = Object.assign([pngFile('lepas.png')], { item: () => null });
  fireEvent.dragEnter(document.body, { dataTransfer: { types: ['Files'], files } });
  expect(screen.getByText('Lepaskan berkas di sini')).toBeVisible();
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } });
  await card('lepas.png');
  const pasted = Object.assign([pngFile('tempel.png')], { item: () => null });
  fireEvent.paste(document.body, { clipboardData: { files: pasted } });
  expect(await within(await card('tempel.png')).findByText('Siap diunggah')).toBeVisible();
});

test('lets viewers browse the library without controls', async () => {
  await open('viewer');
  expect(await screen.findByRole('link', { name: /^Buka Jembatan di pagi hari/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Unggah/ })).not.toBeInTheDocument();
});
