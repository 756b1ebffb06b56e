import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeHostFiles } from '../../scripts/host-files.ts';
import { writeHostRules } from '../../scripts/prerender/host-rules.ts';
import { root } from '../../scripts/start/root.ts';

interface Made {
  /** Address of the project that the build targets. */
  project: string;
  isWhole: boolean;
  isCloudflare?: boolean;
}

/** Creates a build with a few prerendered pages, as scripts/build.ts does. */
export function writeSite(site: string, { project, isWhole, isCloudflare = false }: Made): string {
  cpSync(path.join(root, 'dist'), site, { recursive: true });
  // The copy in dist no longer contains the project's rules.
  cpSync(path.join(root, 'public/_redirects'), path.join(site, '_redirects'));
  writeHostFiles(site, { project, isCloudflare });
  const start = '<!doctype html>start';
  const pages = { 'index.html': 'home', 'profil/tentang.html': 'tentang', 'informasi/klien.html': 'klien' };
  for (const language of ['', 'en/'])
    for (const [file, words] of Object.entries(pages)) {
      const target = path.join(site, language + file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, `<!doctype html>${language}${words}`);
    }
  writeFileSync(path.join(site, 'start.html'), start);
  writeHostRules(site, { paths: ['/', '/profil/tentang', '/informasi/klien'], isWhole, start, isCloudflare });
  return site;
}

/** Paths of such a site with the expected status and text. */
export const answers: [address: string, status: number, words: string][] = [
  ['/', 200, 'home'],
  ['/?lng=en', 200, 'en/home'],
  ['/profil/tentang', 200, 'tentang'],
  ['/profil/tentang?lng=en', 200, 'en/tentang'],
  ['/informasi/klien', 200, 'klien'],
  ['/informasi/klien/7c1', 200, 'start'],
  ['/cek/12.345', 200, 'start'],
  ['/cari?q=jembatan', 200, 'start'],
  ['/admin', 200, 'start'],
  ['/admin/keluhan', 200, 'start'],
  ['/auth/login', 200, 'start'],
  ['/tidak-ada', 404, 'start'],
  ['/administrasi', 404, 'start'],
  ['/informasi/news/tidak-ada?lng=en', 404, 'start'],
];

export const isOffice = (address: string) => /^\/admin(\/|$)/.test(address);

/** Paths proxied to the project, with the path requested there. */
export const proxied: [address: string, target: string][] = [
  ['/media/2026/logo.png', '/storage/v1/object/public/media/2026/logo.png'],
  ['/sitemap.xml', '/functions/v1/sitemap/sitemap.xml'],
  ['/perubahan.xml?status=dicabut', '/functions/v1/sitemap/perubahan.xml?status=dicabut'],
  ['/api/v1/certificates?q=1', '/functions/v1/public-api/certificates?q=1'],
  ['/health.json', '/functions/v1/health'],
];

/** Returns the status and the Cache-Control header of a response. */
export const statusAndCaching = (answer: Response) => [answer.status, answer.headers.get('cache-control')];
