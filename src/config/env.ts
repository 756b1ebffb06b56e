const keyInPage = () =>
  document.querySelector<HTMLMetaElement>('meta[name="publishable-key"]')?.content ?? '';

/** Environment for rendering outside a browser. */
export interface EnvironmentOverrides {
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** URL and publishable key of the project, and the fetch function to use. */
  supabaseUrl: string;
  supabaseAnonKey: string;
  fetch: typeof fetch;
}

let overrides: EnvironmentOverrides | undefined;

/** Sets the environment for rendering outside a browser (src/app/static-site). */
export function overrideEnvironment(given: EnvironmentOverrides): void {
  overrides = given;
}

/** Build settings. Without VITE_SUPABASE_URL the site uses its own origin, as the local stack requires. */
export const env = {
  get supabaseUrl(): string {
    return overrides?.supabaseUrl ?? (import.meta.env.VITE_SUPABASE_URL || window.location.origin);
  },
  /**
   * Base URL of visitors' reads. A host can proxy them under the site's own origin, which saves CORS
   * preflights; VITE_READS=direct switches that off.
   */
  get readsUrl(): string {
    const isProxied = import.meta.env.VITE_SUPABASE_URL && import.meta.env.VITE_READS !== 'direct';
    return isProxied && !overrides ? window.location.origin : this.supabaseUrl;
  },
  /** Origin of the site, without a trailing slash. */
  get siteUrl(): string {
    return (import.meta.env.VITE_SITE_URL || (overrides?.siteUrl ?? window.location.origin)).replace(
      /\/$/,
      '',
    );
  },
  /**
   * Publishable key: from the build, or written into the page by the local server (scripts/start/site.ts).
   */
  get supabaseAnonKey(): string {
    return overrides?.supabaseAnonKey ?? (import.meta.env.VITE_SUPABASE_ANON_KEY || keyInPage());
  },
  /** Fetch function for requests to the project. */
  get fetch(): typeof fetch {
    return overrides?.fetch ?? globalThis.fetch;
  },
  /** True when pages may load Cloudflare's script: both the build and the headers must allow it. */
  get turnstile(): boolean {
    return import.meta.env.VITE_TURNSTILE === 'on';
  },
  /** Other sign-in methods configured in the project: 'google,sso:example.id'. */
  authProviders: import.meta.env.VITE_AUTH_PROVIDERS ?? '',
  /** Pre-fills the login form; set only by the local stack (vite.config.ts refuses it in production). */
  defaultAdmin: {
    email: import.meta.env.VITE_DEFAULT_ADMIN_EMAIL ?? '',
    password: import.meta.env.VITE_DEFAULT_ADMIN_PASSWORD ?? '',
  },
};
