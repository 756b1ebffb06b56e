import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { root } from '../start/root.ts';
import { readShareStyle, defaultStyle } from './share-style.ts';
import { sharePicture } from './share-picture.ts';

const PNG = readFileSync(path.join(root, 'public/share.png'));
const COLOURS = { brand: '#7a1f2b', light: { primary: '#7a1f2b', soft: '#f8e9eb' } };

/** Returns a project with these settings and one file in its media library. */
function project(site: unknown, file: Buffer = PNG) {
  const asked = vi.fn((address: string) => {
    if (address.includes('/rest/')) return Promise.resolve(Response.json([{ site }]));
    return Promise.resolve(
      address.includes('/logo-480w.png')
        ? new Response(new Uint8Array(file))
        : new Response('', { status: 404 }),
    );
  });
  const source = {
    project: 'https://project.example',
    publishableKey: 'key',
    fetch: asked as unknown as typeof fetch,
  };
  return { asked, style: () => readShareStyle(source) };
}

describe('share picture style', () => {
  it('uses the brand colour and the smaller version of the logo', async () => {
    const { asked, style } = project({ colours: COLOURS, logo_url: '/media/a1/logo-800w.png#50,50' });
    expect(await style()).toMatchObject({
      ground: '#7a1f2b',
      soft: '#f8e9eb',
      accent: '#f8e9eb',
      logo: `data:image/png;base64,${PNG.toString('base64')}`,
    });
    expect(asked.mock.lastCall?.[0]).toBe(
      'https://project.example/storage/v1/object/public/media/a1/logo-480w.png',
    );
  });

  it.each([
    ['nothing', {}],
    ['no object', null],
    ['invalid colours', { colours: { light: { primary: 'red', soft: '#ffffff' } } }],
    ['a logo on another site', { logo_url: 'https://evil.example/logo-480w.png' }],
    ['a missing logo', { logo_url: '/media/a1/gone.png' }],
  ])('falls back to the default style with %s in the settings', async (_name, site) => {
    const { asked, style } = project(site);
    expect(await style()).toEqual(defaultStyle);
    for (const [address] of asked.mock.calls) expect(address).toMatch(/^https:\/\/project\.example\//);
  });

  it('omits a logo that is neither PNG nor JPEG', async () => {
    const { style } = project({ logo_url: '/media/a1/logo-480w.png' }, Buffer.from('<svg/>'));
    expect(await style()).toEqual(defaultStyle);
  });

  it('falls back to the default style if the project does not respond', async () => {
    const fetch = () => Promise.reject(new Error('no network'));
    expect(
      await readShareStyle({ project: 'https://project.example', publishableKey: 'key', fetch }),
    ).toEqual(defaultStyle);
  });

  it('a changed style produces a different picture', async () => {
    const words = { title: 'Tentang kami', description: 'Siapa kami', site: 'LSBU', host: 'lsbu.example' };
    const styles = await Promise.all([
      project({ colours: COLOURS }).style(),
      project({ colours: COLOURS, logo_url: '/media/a1/logo-800w.png' }).style(),
    ]);
    const all = [defaultStyle, ...styles];
    expect(new Set(all.map(({ key }) => key)).size).toBe(3);
    const pictures = await Promise.all(all.map((style) => sharePicture(words, style)));
    expect(new Set(pictures.map((png) => png.toString('base64'))).size).toBe(3);
  });
});
