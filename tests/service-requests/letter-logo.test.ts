import { afterAll, beforeAll, expect, it } from 'vitest';
import { letterKit } from './letter-kit.ts';
import { call, openService, type Service } from './requests.ts';

let service: Service;
let kit: ReturnType<typeof letterKit>;
beforeAll(async () => {
  service = await openService();
  kit = letterKit(service);
});
afterAll(() => service.close());

it('a letter shows the site logo if its format can be embedded in a PDF', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const letterWith = async (path: string, type: string, content: Buffer) => {
    await service.sql(`insert into public.media (path, mime_type, alt, bytes) values ($1, $2, 'Logo', $3)`, [
      path,
      type,
      content.length,
    ]);
    const stored = await service.admin.storage.from('media').upload(path, content, { contentType: type });
    expect(stored.error).toBeNull();
    await service.sql(
      `update public.site_settings set site = site || jsonb_build_object('logo_url', '/media/' || $1::text)`,
      [path],
    );
    const { about } = await kit.decided();
    await kit.makeLetters();
    const { id } = await kit.letterOf(about);
    const { file } = await kit.download(await call(service.admin, 'open_letter', { id }));
    return Buffer.from(file).includes('/Subtype /Image');
  };
  expect(await letterWith('0000000000001/logo-1w.png', 'image/png', png)).toBe(true);
  expect(await letterWith('0000000000002/logo-1w.webp', 'image/webp', Buffer.from('RIFF....WEBP'))).toBe(
    false,
  );
  await service.sql(`update public.site_settings set site = site - 'logo_url'`);
});
