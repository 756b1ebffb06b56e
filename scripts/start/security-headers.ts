import { createHash } from 'node:crypto';

const inlineScript = /<script>([\s\S]*?)<\/script>/g;

function hashesOf(html: string): string[] {
  return [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/**
 * Headers for every file of the site. `html` is the page: of inline scripts only the ones it holds (the theme, set
 * before the first paint) may run. `hosted` is the address of a hosted project, when there is one.
 */
export function securityHeaders(html: string, hosted?: string): Record<string, string> {
  const api = hosted ? [new URL(hosted).origin] : [];
  const sockets = hosted
    ? api.map((origin) => origin.replace(/^http/, 'ws'))
    : ['ws://127.0.0.1:*', 'ws://localhost:*'];
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashesOf(html)],
    // Dialogs lock scrolling with a style element of their own.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...api],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...sockets, ...api],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    // The editing screen shows the page of a draft in a frame.
    'frame-ancestors': ["'self'"],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, values]) => `${directive} ${values.join(' ')}`)
      .join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
  };
}
