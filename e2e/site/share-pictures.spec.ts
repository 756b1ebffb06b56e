import { expect, test } from '../support/fixtures.ts';

test.use({ prerendered: true });

test('pages without an image get a generated one with their title, in both languages', async ({
  request,
}) => {
  const drawn = new Set<string>();
  for (const [address, picture] of [
    ['/', '/share/id.png'],
    ['/profil/tentang', '/share/id/profil/tentang.png'],
    ['/profil/tentang?lng=en', '/share/en/profil/tentang.png'],
    ['/layanan/ruang-lingkup/BG002', '/share/id/layanan/ruang-lingkup/BG002.png'],
  ] as const) {
    const html = await (await request.get(address)).text();
    const announced = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(new URL(announced).pathname).toBe(picture);
    const answer = await request.get(picture);
    expect(answer.headers()['content-type']).toBe('image/png');
    const png = await answer.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    drawn.add(png.toString('base64'));
  }
  expect(drawn.size).toBe(4);
  // The fallback image equals the image of the home page.
  const usual = (await (await request.get('/share.png')).body()).toString('base64');
  expect(drawn.has(usual)).toBe(true);
  for (const unknown of [
    '/share/id/tidak-ada.png',
    '/share/zz.png',
    '/share/id/%2e%2e/x.png',
    '/share/id/cek.png',
  ])
    expect((await (await request.get(unknown)).body()).toString('base64'), unknown).toBe(usual);
});
