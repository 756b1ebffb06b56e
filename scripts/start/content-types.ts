import path from 'node:path';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

export const contentTypeOf = (file: string) => types[path.extname(file)] ?? 'application/octet-stream';

/** Returns true if the path has the extension of a site file. */
export const isKnownType = (file: string) => path.extname(file) in types;

/** Returns true if the file is worth compressing. */
export const isText = (file: string) => /^text\/|json|javascript|xml|svg/.test(contentTypeOf(file));
