const keyInPage = () =>
  document.querySelector<HTMLMetaElement>('meta[name="publishable-key"]')?.content ?? '';

/**
 * Settings of the build. With no VITE_SUPABASE_URL the site talks to the origin it was loaded from, which is
 * how the local stack serves it; nothing else in `src/` knows where it runs.
 */
export const env = {
  get supabaseUrl(): string {
    return import.meta.env.VITE_SUPABASE_URL || window.location.origin;
  },
  /** Origin of the site, without a slash at the end; empty where no page address is known (rendering at build). */
  get siteUrl(): string {
    const own = typeof window === 'undefined' ? '' : window.location.origin;
    return (import.meta.env.VITE_SITE_URL || own).replace(/\/$/, '');
  },
  /** The publishable key: of the build, or the one that the local server wrote into the page (scripts/start/site.ts). */
  get supabaseAnonKey(): string {
    return import.meta.env.VITE_SUPABASE_ANON_KEY || keyInPage();
  },
  /** True when pages may load Cloudflare's script: build and headers allow it. */
  get turnstile(): boolean {
    return import.meta.env.VITE_TURNSTILE === 'on';
  },
  /** Other ways to sign in, as the project has them set up: 'google,sso:example.id'. */
  authProviders: import.meta.env.VITE_AUTH_PROVIDERS ?? '',
  /** Pre-fills the login form; set only by the local stack (vite.config.ts refuses it in production). */
  defaultAdmin: {
    email: import.meta.env.VITE_DEFAULT_ADMIN_EMAIL ?? '',
    password: import.meta.env.VITE_DEFAULT_ADMIN_PASSWORD ?? '',
  },
};
