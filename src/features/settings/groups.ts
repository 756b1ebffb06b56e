import { WORDINGS } from '@/domain/certificate';
import { HOME_TEXTS, type HomeText } from '@/domain/home-texts';
import { columnsIn } from '@/lib/content-languages';

/** A field of the settings. `path`: its column, with the keys inside of a jsonb column. */
export type SettingField = { key: string; path: readonly [string, ...string[]] } &
  // name: without invisible characters
  // phone: one or more numbers; chat: a single number, for WhatsApp
  (
    | {
        kind: 'text' | 'name' | 'long' | 'template' | 'phone' | 'chat';
        max: number;
        required?: true;
        numbers?: true;
      }
    // picture: a URL selected from the media library
    | { kind: 'link' | 'picture' | 'icon' | 'email' | 'date' }
    | { kind: 'number'; min: number; max: number; optional?: true; unit?: 'rupiah' }
    // isOn: default if nothing is stored
    | { kind: 'toggle'; isOn?: true }
    // Number format of outcome letters.
    | { kind: 'letterNumber' }
    // A colour; its shades are derived and stored with it.
    | { kind: 'colour' }
    // Format of a Cloudflare Turnstile site key.
    | { kind: 'siteKey' }
    // One of several options; their labels are the messages under `choice`.
    | { kind: 'choice'; options: readonly [string, ...string[]] }
  );

export type FormValues = Record<string, string | number | boolean>;

const site = (key: string, max = 500, kind: 'text' | 'long' | 'phone' | 'chat' = 'text') =>
  ({ key, path: ['site', key], kind, max }) as const satisfies SettingField;
const siteLink = (key: string) =>
  ({ key, path: ['site', key], kind: 'link' }) as const satisfies SettingField;
const social = (key: string) =>
  ({ key, path: ['site', 'socials', key], kind: 'link' }) as const satisfies SettingField;
const days = (key: string) =>
  ({ key, path: ['deadlines', key], kind: 'number', min: 1, max: 365 }) as const satisfies SettingField;

/** Custom text for a status or a kind of reason, in one language. */
const wording = (kind: string) =>
  ({
    key: `wording_${kind}`,
    path: ['certificates', kind],
    kind: 'long',
    max: 500,
  }) as const satisfies SettingField;

/** Text of the home page in one language; if empty, the default is used. */
const homeWord = (word: HomeText, column: string) =>
  ({
    key: `home_${column}`,
    path: ['site', 'home', column],
    kind: word.endsWith('_text') ? 'long' : 'text',
    max: 500,
  }) as const satisfies SettingField;

/**
 * Groups of settings that are saved together, in display order. The database validates them too (is_site,
 * is_promo …).
 */
export const settingGroups = {
  identity: [
    { key: 'site_name', path: ['site_name'], kind: 'name', max: 120, required: true },
    { key: 'site_name_en', path: ['site_name_en'], kind: 'name', max: 120 },
    site('tagline'),
    site('tagline_en'),
    { key: 'logo_url', path: ['site', 'logo_url'], kind: 'picture' },
    { key: 'icon_url', path: ['site', 'icon_url'], kind: 'icon' },
  ],
  colours: [{ key: 'colours', path: ['site', 'colours'], kind: 'colour' }],
  contacts: [
    site('address', 500, 'long'),
    site('address_en', 500, 'long'),
    site('phone', 40, 'phone'),
    site('whatsapp', 40, 'chat'),
    { key: 'email', path: ['site', 'email'], kind: 'email' },
    site('work_hours'),
    site('work_hours_en'),
    siteLink('map_url'),
  ],
  socials: [
    social('instagram'),
    social('facebook'),
    social('linkedin'),
    social('youtube'),
    social('tiktok'),
    social('x'),
  ],
  portal: [siteLink('portal_url')],
  home: HOME_TEXTS.flatMap((word) => columnsIn(word).map((column) => homeWord(word, column))),
  promotion: [
    { key: 'enabled', path: ['promo', 'enabled'], kind: 'toggle' },
    { key: 'percentage', path: ['promo', 'percentage'], kind: 'number', min: 0, max: 100 },
    { key: 'target', path: ['promo', 'target'], kind: 'link' },
    { key: 'title', path: ['promo', 'title'], kind: 'text', max: 500 },
    { key: 'title_en', path: ['promo', 'title_en'], kind: 'text', max: 500 },
    { key: 'text', path: ['promo', 'text'], kind: 'long', max: 500 },
    { key: 'text_en', path: ['promo', 'text_en'], kind: 'long', max: 500 },
    { key: 'starts_on', path: ['promo', 'starts_on'], kind: 'date' },
    { key: 'ends_on', path: ['promo', 'ends_on'], kind: 'date' },
  ],
  deadlines: [
    days('correction_days'),
    days('return_days'),
    days('complaint_first_response_days'),
    days('complaint_outcome_days'),
    days('appeal_filing_days'),
    days('appeal_answer_days'),
    days('appeal_reassessment_days'),
    days('appeals_per_application'),
  ],
  appealFee: [
    {
      key: 'amount',
      path: ['appeal_fee', 'amount'],
      kind: 'number',
      unit: 'rupiah',
      min: 0,
      max: 1_000_000_000,
      optional: true,
    },
    {
      key: 'payment_days',
      path: ['appeal_fee', 'payment_days'],
      kind: 'number',
      min: 1,
      max: 60,
      optional: true,
    },
    { key: 'note', path: ['appeal_fee', 'note'], kind: 'long', max: 500, numbers: true },
    { key: 'note_en', path: ['appeal_fee', 'note_en'], kind: 'long', max: 500, numbers: true },
  ],
  certificates: [
    { key: 'second_person', path: ['certificates', 'second_person'], kind: 'toggle', isOn: true },
    ...WORDINGS.flatMap((kind) => columnsIn(kind).map(wording)),
  ],
  letters: [
    { key: 'legal_name', path: ['letters', 'legal_name'], kind: 'name', max: 150 },
    { key: 'signatory', path: ['letters', 'signatory'], kind: 'name', max: 150 },
    { key: 'post', path: ['letters', 'post'], kind: 'text', max: 150 },
    { key: 'post_en', path: ['letters', 'post_en'], kind: 'text', max: 150 },
    { key: 'place', path: ['letters', 'place'], kind: 'text', max: 150 },
    { key: 'number_format', path: ['letters', 'number_format'], kind: 'letterNumber' },
  ],
  privacy: [
    { key: 'notice_version', path: ['privacy', 'notice_version'], kind: 'text', max: 40, required: true },
    { key: 'retention_months', path: ['privacy', 'retention_months'], kind: 'number', min: 1, max: 240 },
    { key: 'record_months', path: ['privacy', 'record_months'], kind: 'number', min: 1, max: 240 },
    { key: 'privacy_text', path: ['privacy', 'text'], kind: 'long', max: 4000, numbers: true },
    { key: 'privacy_text_en', path: ['privacy', 'text_en'], kind: 'long', max: 4000, numbers: true },
  ],
  security: [
    {
      key: 'second_factor',
      path: ['security', 'second_factor'],
      kind: 'choice',
      options: ['off', 'admins', 'everyone'],
    },
    { key: 'idle_hours', path: ['security', 'idle_hours'], kind: 'number', min: 1, max: 168 },
    { key: 'session_days', path: ['security', 'session_days'], kind: 'number', min: 1, max: 90 },
    { key: 'turnstile_site_key', path: ['security', 'turnstile_site_key'], kind: 'siteKey' },
  ],
} as const satisfies Record<string, readonly SettingField[]>;

export type GroupName = keyof typeof settingGroups;

/** Editable fields of a message template. The database applies the same rules (is_template). */
export const templateFields = [
  { key: 'body', path: ['body'], kind: 'template', max: 5000, required: true },
  { key: 'body_en', path: ['body_en'], kind: 'template', max: 5000 },
] as const satisfies readonly SettingField[];
