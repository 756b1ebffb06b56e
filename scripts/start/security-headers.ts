import { createHash } from 'node:crypto';

/** Headers of every answer, of the site and of the local API: its declared type counts, other origins may not read it. */
export const everyAnswer: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Only where there is TLS. Not for other hosts below the domain: the body may have services there that have none. */
export const overTls: Record<string, string> = {
  'strict-transport-security': 'max-age=31536000',
};

/** For files that people have uploaded: they may be shown, and nothing in them may run. (Browsers show no PDF in a sandbox.) */
export const fileHeaders: Record<string, string> = {
  ...everyAnswer,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
};

export interface PageHosts {
  /** The page: of inline scripts only the ones it holds (the theme, set before the first paint) may run. */
  html: string;
  /** Address of the hosted project, when there is one. */
  project?: string | undefined;
  /** Hosts of the site whose websockets are its own; a browser may not count them as 'self'. */
  hosts?: readonly string[];
  /** True when Cloudflare's challenge may be loaded: the one foreign host there can be (VITE_TURNSTILE). */
  turnstile?: boolean;
}

/** True when this build or server is told to allow it: the setting of the site alone cannot widen the policy. */
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
  // A policy has no words for IPv6 addresses; there 'self' has to do.
  const named = hosts.filter((host) => !host.startsWith('['));
  const sockets = [...named.map((host) => `ws://${host}`), ...api.map((url) => url.replace(/^http/, 'ws'))];
  const challenge = turnstile ? [TURNSTILE] : [];
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashesOf(html), ...challenge],
    'worker-src': ["'self'"],
    // Dialogs lock scrolling with a style element of their own.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...api],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...sockets, ...api],
    'frame-src': ["'self'", ...challenge],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    // The editing screen shows the page of a draft in a frame.
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(policy)
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join('; ');
}

/** Headers for every file of the site, wherever it is served; a host with TLS adds `overTls`. */
export function securityHeaders(place: PageHosts): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(place),
    ...everyAnswer,
    'x-frame-options': 'SAMEORIGIN',
    'permissions-policy': switchedOff.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
  };
}
