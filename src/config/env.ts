const keyInPage = () =>
  document.querySelector<HTMLMetaElement>('meta[name="publishable-key"]')?.content ?? '';

/** Facts that a page rendered outside a browser cannot read off it. */
export interface Surroundings {
  /** Origin of the site, without a slash at the end. */
  siteUrl: string;
  /** Address and publishable key of the project, and how it is asked. */
  supabaseUrl: string;
  supabaseAnonKey: string;
  fetch: typeof fetch;
}

let surroundings: Surroundings | undefined;

/** Makes the settings those of a page that is rendered outside a browser (src/app/static-site). */
export function renderIn(given: Surroundings): void {
  surroundings = given;
}

/**
 * Settings of the build. With no VITE_SUPABASE_URL the site talks to the origin it was loaded from, which is
 * how the local stack serves it; nothing else in `src/` knows where it runs.
 */
export const env = {
  get supabaseUrl(): string {
    return surroundings?.supabaseUrl ?? (import.meta.env.VITE_SUPABASE_URL || window.location.origin);
  },
  /**
   * Where visitors' reads are sent first. A host can pass them on to the project under the site's own address, where
   * browsers ask no permission first; VITE_READS=direct leaves that out.
   */
  get readsUrl(): string {
    const isOwn = import.meta.env.VITE_SUPABASE_URL && import.meta.env.VITE_READS !== 'direct';
    return isOwn && !surroundings ? window.location.origin : this.supabaseUrl;
  },
  /** Origin of the site, without a slash at the end. */
  get siteUrl(): string {
    return (import.meta.env.VITE_SITE_URL || (surroundings?.siteUrl ?? window.location.origin)).replace(
      /\/$/,
      '',
    );
  },
  /** The publishable key: of the build, or the one that the local server wrote into the page (scripts/start/site.ts). */
  get supabaseAnonKey(): string {
    return surroundings?.supabaseAnonKey ?? (import.meta.env.VITE_SUPABASE_ANON_KEY || keyInPage());
  },
  /** The function that sends requests to the project. */
  get fetch(): typeof fetch {
    return surroundings?.fetch ?? globalThis.fetch;
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
