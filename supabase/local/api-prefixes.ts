/** Paths of the stack; all others belong to the site. */
export const apiPrefixes = [
  '/rest/v1/',
  '/auth/v1/',
  '/storage/v1/',
  '/functions/v1/',
  '/realtime/v1/',
  '/_local/',
  // Files that a function generates or the storage holds (published-files.ts).
  '/sitemap.xml',
  '/rss.xml',
  '/perubahan.xml',
  '/health.json',
  '/api/v1/',
  '/media/',
];
