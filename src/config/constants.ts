/** Business constants and limits (spec section 9). */
export const HERO_AUTO_ADVANCE_MS = 7000;
export const PROMO_DELAY_MS = 5000;
export const WHATSAPP_SCROLL_PX = 300;
export const COUNTRY_CODE = '62';
export const DROPDOWN_CLOSE_MS = 200;
export const SIDEBAR_EXPANDED_PX = 288;
export const SIDEBAR_COLLAPSED_PX = 80;
export const SIDEBAR_EXPAND_ABOVE_PX = 1280;
export const SIDEBAR_DRAWER_UP_TO_PX = 1024;
export const PROGRESS_BAR_MS = 220;
export const COUNTER_SECONDS = 0.6;
export const TOAST_LIMIT = 1;
/** Hovering or focusing the toast pauses the timer (Radix). */
export const TOAST_VISIBLE_MS = 8000;
export const TOAST_REMOVE_MS = 1_000_000;
export const LANGUAGE_STORAGE_KEY = 'i18nextLng';
export const THEME_STORAGE_KEY = 'vite-ui-theme';
/** Colours of the site, stored for the first paint of the next visit. */
export const BRAND_STORAGE_KEY = 'lsbu-brand';
export const DEFAULT_THEME = 'system';

/** Storage key of the session; if present, the whole Supabase client is loaded. */
export const SESSION_STORAGE_KEY = 'lsbu-session';
/** Set once the promotion popup has been shown in this browser session. */
export const PROMO_SEEN_KEY = 'lsbu-promo-seen';
/** Timeout of a request; the screen then shows an error with a retry. */
export const REQUEST_TIMEOUT_MS = 15_000;
/** Delays before automatic retries of an upload, in milliseconds. Each uploaded part resets them. */
export const UPLOAD_RETRY_MS = [500, 1500, 4000];
/** Minimum length of a new password; same as in supabase/functions/_shared/password.ts. */
export const MIN_PASSWORD_LENGTH = 12;
/** Time zone of the organisation's office, used for deadlines and dates. */
export const TIME_ZONE = 'Asia/Jakarta';
/** Abbreviation shown after every time, in both languages. */
export const TIME_ZONE_NAME = 'WIB';

/** Maximum rows per bulk change (bulk_change) and per page, enforced by the database. */
export const MAX_ROWS = 1000;
