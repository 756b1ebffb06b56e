import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { coloursOf } from '@/features/settings/colours/shades';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { stackKey, stackUrl } from '@tests/support/stack-directory';
import { readShareStyle } from '../../scripts/prerender/share-style.ts';
import { writePages } from '../../scripts/prerender/write-pages.ts';
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

/** Of a written page, as a host sends it; most weigh about 15,000. */
const MOST_BYTES = 20_000;
/** Ten packets of 1,460 bytes, all that a server sends before it hears from the browser, less 1,200 of headers. */
const FIRST_ROUND = 13_400;
const compressed = (text: string, quality = 5) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** Width and height of a PNG. */
const sizeOf = (png: Buffer) => {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
};

beforeAll(async () => {
  stack = await openTestStack();
  site = mkdtempSync(path.join(tmpdir(), 'written-'));
  // The build that `npm test` makes first, its renderer included.
  cpSync(path.join(root, 'dist'), site, { recursive: true });
});
afterAll(async () => {
  rmSync(site, { recursive: true, force: true });
  await stack.close();
});

test('a project that cannot be read leaves the build as it was', async () => {
  const before = read('index.html');
  await expect(
    writePages(
      site,
      options(() => Promise.reject(new Error('no network'))),
    ),
  ).rejects.toThrow('no network');
  const refused = () => Promise.resolve(new Response('', { status: 503 }));
  await expect(writePages(site, options(refused))).rejects.toThrow('the sitemap answers 503');
  const halfway = (input: RequestInfo | URL, init?: RequestInit) =>
    new Request(input, init).url.includes('/faq') ? refused() : stack.fetch(input, init);
  await expect(writePages(site, options(halfway, 32))).rejects.toThrow();
  expect(read('index.html')).toBe(before);
  for (const name of ['start.html', 'snapshot.json'])
    expect(existsSync(path.join(site, name)), name).toBe(false);
  expect(existsSync(path.join(site, 'profil'))).toBe(false);
});

test('every public page is a file in both languages, with its own title, heading and address', async () => {
  const start = read('index.html');
  const begun = Date.now();
  let firstRead = Infinity;
  const count = await writePages(
    site,
    options((input, init) => {
      firstRead = Math.min(firstRead, Date.now());
      return stack.fetch(input, init);
    }, 32),
  );
  expect(count).toBe(64);
  const written = JSON.parse(read('written.json')) as { read_at: string; pages: number };
  expect(written.pages).toBe(64);
  // Of before the first read: what was published after it is not on the pages.
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
    expect(html, file).not.toMatch(/<script type="module"|rel="modulepreload"/);
  }
  // Addresses without a picture of their own have that of the home page, in place of the build's.
  const picture = (file: string) => readFileSync(path.join(site, file)).toString('base64');
  expect(picture('share.png')).toBe(picture('share/id.png'));
  expect(picture('share.png')).not.toBe(readFileSync(path.join(root, 'dist/share.png')).toString('base64'));
  // A cheap phone lays out every element before the first picture.
  expect(start.length).toBeLessThan(read('index.html').length);
  expect(read('index.html').match(/<[a-z]/gi)?.length).toBeLessThanOrEqual(600);
  expect(existsSync(path.join(site, 'cek.html'))).toBe(false);
  expect(existsSync(path.join(site, 'admin.html'))).toBe(false);
  expect(read('start.html')).not.toContain('data-written=');
});

test('the document of each page stays within what a slow connection carries before the first picture', () => {
  const weights = globSync('**/*.html', { cwd: site })
    .filter((file) => read(file).includes('data-written='))
    .map((file) => [file, compressed(read(file))] as const);
  expect(weights.length).toBeGreaterThan(40);
  expect(weights.filter(([, bytes]) => bytes > MOST_BYTES)).toEqual([]);
  for (const home of ['index.html', 'en/index.html'])
    expect(compressed(read(home), 11), `${home} comes in one round`).toBeLessThanOrEqual(FIRST_ROUND);
});

test('each page has its rows beside it, under a name that changes with them alone', async () => {
  const rowsIn = (file: string) =>
    /<template id="later"[^>]* data-rows="\/([^"]+)"/.exec(read(file))?.[1] ?? '';
  const before = rowsIn('informasi/faq.html');
  const { queries } = JSON.parse(read(before)) as {
    queries: { queryKey: string[]; state: { data: unknown } }[];
  };
  expect(queries.map(({ queryKey }) => queryKey[0])).toContain('faq');
  for (const { queryKey, state } of queries) expect(state.data, queryKey.join(' ')).toBeTruthy();
  // Written once more: times of day are in none of it.
  cpSync(path.join(root, 'dist/index.html'), path.join(site, 'index.html'));
  const html = read('informasi/faq.html');
  await writePages(site, options(stack.fetch, 32));
  expect(read('informasi/faq.html')).toBe(html);
  expect(rowsIn('informasi/faq.html')).toBe(before);
});

test('pictures to share are in the colour of the settings, with the logo of the library', async () => {
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

test('hosts send each page for its address, and the start page for all others', () => {
  const redirects = read('_redirects');
  expect(redirects).toContain('/profil/tentang  lng=en  /en/profil/tentang  200!\n');
  // Not all addresses of the sitemap were written: the others are answered with 200 as well.
  expect(redirects).toMatch(/^\/\* {2}\/start\.html {2}200$/m);
  expect(existsSync(path.join(site, '404.html'))).toBe(false);
  expect(read('_nginx.conf')).toContain(
    'try_files $language$uri $language$uri.html $uri $uri.html /start.html;',
  );
  expect(read('_Caddyfile')).toContain('try_files {path} {path}.html /start.html');
  expect(redirects).not.toContain('/index.html');
});

test('no more addresses are written than asked for', async () => {
  rmSync(path.join(site, 'en'), { recursive: true });
  cpSync(path.join(root, 'dist/index.html'), path.join(site, 'index.html'));
  expect(await writePages(site, options(stack.fetch, 3))).toBe(6);
});

test('pages that start in the browser have the answers of start-up beside them, of their own build', () => {
  const start = read('start.html');
  expect(start).toContain('<div id="root"></div>');
  expect(start).not.toMatch(/<script type="module"/);
  const [, files = '', version] = /data-files="([^"]+)" data-snapshot="([0-9a-f]{16})"/.exec(start) ?? [];
  expect(start).toContain(`<link rel="modulepreload" crossorigin href="${files}">`);
  const snapshot = JSON.parse(read('snapshot.json')) as {
    version: string;
    project: string;
    rows: { queries: { queryKey: string[]; state: { data: unknown } }[] };
  };
  expect([snapshot.version, snapshot.project]).toEqual([version, stackUrl]);
  expect(snapshot.rows.queries.map(({ queryKey }) => queryKey.join(' ')).toSorted()).toEqual(
    'alur_sertifikasi articles clients cms_pages faq hero_slides legal_products legalitas navigation_menus rl_categories rl_subclass site_settings struktur_organisasi'
      .split(' ')
      .map((table) => `${table} site`),
  );
  for (const { queryKey, state } of snapshot.rows.queries) expect(state.data, queryKey[0]).toBeTruthy();
});

test('an edit stands in the HTML after the hook was called, and the site says from when it is', async () => {
  const hook = 'https://hooks.example.id/build';
  const network = globalThis.fetch;
  let built: Promise<number> | undefined;
  // The host: its hook has the site built, and its address answers the site's files.
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const { url } = new Request(input, init);
    if (url !== hook) return network(input, init);
    cpSync(path.join(root, 'dist/index.html'), path.join(site, 'index.html'));
    built = writePages(site, options(stack.fetch, 32));
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
    expect(read('snapshot.json')).toContain(words);
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
