/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_ANON_KEY?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_READS?: string;
  readonly VITE_OFFLINE?: string;
  readonly VITE_TURNSTILE?: string;
  readonly VITE_TEST_LANGUAGE: string;
  /** Version in package.json. */
  readonly VITE_VERSION: string;
  readonly VITE_AUTH_PROVIDERS?: string;
  readonly VITE_DEFAULT_ADMIN_EMAIL?: string;
  readonly VITE_DEFAULT_ADMIN_PASSWORD?: string;
}
