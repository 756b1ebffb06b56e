/** Spec section 9: business constants and limits. */
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
/** Long enough to read twice; hovering or focusing the toast stops the clock (Radix). */
export const TOAST_VISIBLE_MS = 8000;
export const TOAST_REMOVE_MS = 1_000_000;
export const LANGUAGE_STORAGE_KEY = 'i18nextLng';
export const THEME_STORAGE_KEY = 'vite-ui-theme';
export const DEFAULT_THEME = 'system';

/** Storage key of the session; its presence is what loads the whole Supabase client. */
export const SESSION_STORAGE_KEY = 'lsbu-session';
/** Set once the promotion popup was shown, for this browser session. */
export const PROMO_SEEN_KEY = 'lsbu-promo-seen';
/** A request that takes longer is given up; the screen then says so and offers to try again. */
export const REQUEST_TIMEOUT_MS = 15_000;
/** The least that a new password may have (supabase/functions/_shared/password.ts). */
export const MIN_PASSWORD_LENGTH = 12;
/** Deadlines and dates are those of the body's office. */
export const TIME_ZONE = 'Asia/Jakarta';
/** Its short name, written after every time of day in both languages. */
export const TIME_ZONE_NAME = 'WIB';

/** The database changes no more rows at once (bulk_change), and answers no longer pages than this. */
export const MOST_ROWS = 1000;
