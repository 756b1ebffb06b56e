import { createHash } from 'node:crypto';

/**
 * Headers of every response of the site and the local API: no MIME sniffing, no access from other origins.
 */
export const baseHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** HSTS, only with TLS. Excludes subdomains, which may have services without TLS. */
export const overTls: Record<string, string> = {
  'strict-transport-security': 'max-age=31536000',
};

/**
 * Headers of uploaded files, which may be displayed but must not run scripts. (Browsers show no PDF in a
 * sandbox.)
 */
export const fileHeaders: Record<string, string> = {
  ...baseHeaders,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
};

export interface PageHosts {
  /**
   * HTML of the page, whose inline scripts are allowed (such as the one that sets the theme before the first
   * paint).
   */
  html: string;
  /** Address of the hosted project, if there is one. */
  project?: string | undefined;
  /** Hosts whose websockets belong to the site; some browsers do not include them in 'self'. */
  hosts?: readonly string[];
  /** Allows Cloudflare's challenge, the only possible third-party host (VITE_TURNSTILE). */
  turnstile?: boolean;
}

/** Returns true if this build or server allows it. The site's settings alone cannot widen the policy. */
export const usesTurnstile = (environment: Record<string, string | undefined> = process.env) =>
  environment.VITE_TURNSTILE === 'on';

const inlineScript = /<script>([\s\S]*?)<\/script>/g;
const TURNSTILE = 'https://challenges.cloudflare.com';
const switchedOff = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'usb'],
];

const hashesOf = (html: string) =>
  [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

function contentPolicy({ html, project, hosts = [], turnstile = false }: PageHosts): string {
  const api = project ? [new URL(project).origin] : [];
  // CSP does not support IPv6 addresses; 'self' covers them.
  const named = hosts.filter((host) => !host.startsWith('['));
  const sockets = [...named.map((host) => `ws://${host}`), ...api.map((url) => url.replace(/^http/, 'ws'))];
  const challenge = turnstile ? [TURNSTILE] : [];
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashesOf(html), ...challenge],
    'worker-src': ["'self'"],
    // Dialogs lock scrolling with a style element.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...api],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...sockets, ...api],
    'frame-src': ["'self'", ...challenge],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    // The editing screen previews drafts in a frame.
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(policy)
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join('; ');
}

/** Returns the headers of every file of the site, on any host. Hosts with TLS add `overTls`. */
export function securityHeaders(place: PageHosts): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(place),
    ...baseHeaders,
    'x-frame-options': 'SAMEORIGIN',
    'permissions-policy': switchedOff.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
  };
}
