import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { coloursOf } from '@/features/settings/colours/shades';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { stackKey, stackUrl } from '@tests/support/stack-directory';
import { readShareStyle } from '../../scripts/prerender/share-style.ts';
import { writeSitePages } from '../../scripts/prerender/write-pages.ts';
import { root } from '../../scripts/start/root.ts';

let stack: TestStack;
let site: string;
const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
const options = (fetch: typeof globalThis.fetch, most = 2000) => ({
  siteUrl: 'https://www.lsbu.test',
  project: stackUrl,
  publishableKey: stackKey,
  fetch,
  most,
});

/** Size limit of a compressed prerendered page including its rows, in bytes. */
const MOST_BYTES = 40_000;
const compressed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** Returns width and height of a PNG. */
const sizeOf = (png: Buffer) => {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
};

beforeAll(async () => {
  stack = await openTestStack();
  site = mkdtempSync(path.join(tmpdir(), 'written-'));
  // The build that `npm test` creates first, with its renderer.
  cpSync(path.join(root, 'dist'), site, { recursive: true });
});
afterAll(async () => {
  rmSync(site, { recursive: true, force: true });
  await stack.close();
});

test('a project that cannot be read leaves the build unchanged', async () => {
  const before = read('index.html');
  await expect(
    writeSitePages(
      site,
      options(() => Promise.reject(new Error('no network'))),
    ),
  ).rejects.toThrow('no network');
  const refused = () => Promise.resolve(new Response('', { status: 503 }));
  await expect(writeSitePages(site, options(refused))).rejects.toThrow('the sitemap responded with 503');
  const halfway = (input: RequestInfo | URL, init?: RequestInit) =>
    new Request(input, init).url.includes('/faq') ? refused() : stack.fetch(input, init);
  await expect(writeSitePages(site, options(halfway, 32))).rejects.toThrow();
  expect(read('index.html')).toBe(before);
  expect(existsSync(path.join(site, 'start.html'))).toBe(false);
  expect(existsSync(path.join(site, 'profil'))).toBe(false);
});

test('every public page is a file in both languages, with its own title, heading and address', async () => {
  const start = read('index.html');
  const begun = Date.now();
  let firstRead = Infinity;
  const count = await writeSitePages(
    site,
    options((input, init) => {
      firstRead = Math.min(firstRead, Date.now());
      return stack.fetch(input, init);
    }, 32),
  );
  expect(count).toBe(64);
  const written = JSON.parse(read('written.json')) as { read_at: string; pages: number };
  expect(written.pages).toBe(64);
  // Before the first read: rows published later are missing from the pages.
  expect(Date.parse(written.read_at)).toBeGreaterThanOrEqual(begun);
  expect(Date.parse(written.read_at)).toBeLessThanOrEqual(firstRead);
  for (const [file, title, heading] of [
    ['index.html', 'LSBU Pilar Nusa', 'sertifikasi badan usaha jasa konstruksi'],
    ['profil/tentang.html', 'Tentang kami', 'Tentang kami'],
    ['en/profil/tentang.html', 'About us', 'About us'],
    ['informasi/faq.html', 'Pertanyaan Umum', 'Pertanyaan Umum'],
    ['en/keluhan.html', 'Complaints', 'Complaints'],
  ] as const) {
    const html = read(file);
    expect(html, file).toMatch(new RegExp(`<title>${title}`));
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, ''), file).toContain(heading);
    expect(html, file).toMatch(/<link rel="canonical" href="https:\/\/www\.lsbu\.test/);
    const picture =
      /<meta property="og:image" content="https:\/\/www\.lsbu\.test([^"]+)"/.exec(html)?.[1] ?? '';
    expect(picture, file).toBe(
      `/share/${file.startsWith('en/') ? '' : 'id/'}${file}`.replace(/(\/index)?\.html$/, '.png'),
    );
    expect(sizeOf(readFileSync(path.join(site, picture))), file).toEqual([1200, 630]);
    const [before = '', later = ''] = html.split('<template id="later">');
    expect(before, file).not.toMatch(/<script type="module"|rel="modulepreload"/);
    expect(later, file).toMatch(/<script type="module"/);
  }
  // Pages without their own image use that of the home page instead of the default of the build.
  const picture = (file: string) => readFileSync(path.join(site, file)).toString('base64');
  expect(picture('share.png')).toBe(picture('share/id.png'));
  expect(picture('share.png')).not.toBe(readFileSync(path.join(root, 'dist/share.png')).toString('base64'));
  // Slow phones lay out every element before first paint.
  expect(start.length).toBeLessThan(read('index.html').length);
  expect(read('index.html').match(/<[a-z]/gi)?.length).toBeLessThanOrEqual(600);
  expect(existsSync(path.join(site, 'cek.html'))).toBe(false);
  expect(existsSync(path.join(site, 'admin.html'))).toBe(false);
  expect(read('start.html')).not.toContain('data-prerendered=');
});

test('the document of every page stays within the size limit', () => {
  const weights = globSync('**/*.html', { cwd: site })
    .filter((file) => read(file).includes('data-prerendered='))
    .map((file) => [file, compressed(read(file))] as const);
  expect(weights.length).toBeGreaterThan(40);
  expect(weights.filter(([, bytes]) => bytes > MOST_BYTES)).toEqual([]);
});

test('a page contains its rows and changes only with them', async () => {
  const html = read('informasi/faq.html');
  const json = /<script type="application\/json" id="page-rows">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const { queries } = JSON.parse(json) as { queries: { queryKey: string[]; state: { data: unknown } }[] };
  expect(queries.map(({ queryKey }) => queryKey[0])).toContain('faq');
  for (const { queryKey, state } of queries) expect(state.data, queryKey.join(' ')).toBeTruthy();
  cpSync(path.join(root, 'dist/index.html'), path.join(site, 'index.html'));
  await writeSitePages(site, options(stack.fetch, 32));
  expect(read('informasi/faq.html')).toBe(html);
});

test('share images use the colour and logo from the settings', async () => {
  const file = '0000000000001/logo-1w.png';
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await stack.sql(
    `insert into public.media (path, mime_type, alt, bytes) values ($1, 'image/png', 'Logo', $2)`,
    [file, png.length],
  );
  const admin = await stack.client('admin');
  const stored = await admin.storage.from('media').upload(file, png, { contentType: 'image/png' });
  expect(stored.error).toBeNull();
  const colours = coloursOf('#7a1f2b');
  await stack.sql('update public.site_settings set site = site || $1', [
    JSON.stringify({ logo_url: `/media/${file}`, colours }),
  ]);
  const { project, publishableKey, fetch } = options(stack.fetch);
  expect(await readShareStyle({ project, publishableKey, fetch })).toMatchObject({
    ground: '#7a1f2b',
    soft: colours.light.soft,
    logo: `data:image/png;base64,${png.toString('base64')}`,
  });
  await stack.sql(`update public.site_settings set site = site - '{logo_url,colours}'::text[]`);
});

test('hosts serve each page at its address and the start page elsewhere', () => {
  const redirects = read('_redirects');
  expect(redirects).toContain('/profil/tentang  lng=en  /en/profil/tentang  200!\n');
  // Only some addresses of the sitemap are prerendered; the others answer 200 as well.
  expect(redirects).toMatch(/^\/\* {2}\/start\.html {2}200$/m);
  expect(existsSync(path.join(site, '404.html'))).toBe(false);
  expect(read('_nginx.conf')).toContain(
    'try_files $language$uri $language$uri.html $uri $uri.html /start.html;',
  );
  expect(read('_Caddyfile')).toContain('try_files {path} {path}.html /start.html');
  expect(redirects).not.toContain('/index.html');
});

test('the number of prerendered addresses can be limited', async () => {
  rmSync(path.join(site, 'en'), { recursive: true });
  cpSync(path.join(root, 'dist/index.html'), path.join(site, 'index.html'));
  expect(await writeSitePages(site, options(stack.fetch, 3))).toBe(6);
});

test('an edit is in the HTML after the hook was called', async () => {
  const hook = 'https://hooks.example.id/build';
  const network = globalThis.fetch;
  let built: Promise<number> | undefined;
  // Replaces the host: its hook builds the site, and its URL serves the files.
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const { url } = new Request(input, init);
    if (url !== hook) return network(input, init);
    cpSync(path.join(root, 'dist/index.html'), path.join(site, 'index.html'));
    built = writeSitePages(site, options(stack.fetch, 32));
    return Promise.resolve(new Response(null, { status: 201 }));
  });
  try {
    const admin = await stack.client('admin');
    expect((await admin.rpc('set_page_hook', { address: hook })).error).toBeNull();
    const before = await admin.from('faq').select('id').eq('is_published', true).limit(1).single();
    const words = 'Apakah suntingan ini sudah tampil?';
    await admin.from('faq').update({ question: words }).eq('id', before.data?.id);
    expect(read('informasi/faq.html')).not.toContain(words);
    await stack.sql(`update private.content_changes set at = at - interval '3 minutes'`);
    const answer = await stack.fetch(`${stackUrl}/functions/v1/write-pages`, {
      method: 'POST',
      headers: { apikey: stack.stack.secretKey, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(await answer.json()).toEqual({ called: true, written: false });
    await built;
    expect(read('informasi/faq.html')).toContain(words);
    const { read_at: readAt } = JSON.parse(read('written.json')) as { read_at: string };
    const service = await stack.client('service');
    expect((await service.rpc('note_pages_written', { at: readAt })).error).toBeNull();
    const { data } = await admin.rpc('page_state');
    expect(data).toMatchObject({ changed_at: null, last: { status: 201, problem: null } });
    expect((data as { last: { written_at: string | null } }).last.written_at).not.toBeNull();
  } finally {
    vi.unstubAllGlobals();
  }
});
