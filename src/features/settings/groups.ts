import { WORDINGS } from '@/domain/certificate';
import { HOME_TEXTS, type HomeText } from '@/domain/home-texts';
import { homeTextsMessages } from '@/domain/home-texts-messages';
import type { ShownFields } from '@/forms/resource/define-resource';
import type { AnyField } from '@/forms/resource/fields';
import { baseColumn, columnsIn, columnLanguage } from '@/lib/content-languages';
import { hasPhoneNumber, isWholeNumber } from '@/lib/phone';
import { isEmail } from '@/lib/text-shapes';
import { unknownPlaceholders } from '@/features/cases/inbox/reply/placeholders';
import { coloursOf, isColour, isReadable } from './colours/shades';
import { settingsMessages } from './messages';

export type SettingsTable = 'site_settings' | 'message_templates';

/** Properties that settings add to the form engine's field: where the value is stored, and special inputs. */
interface Stored {
  /** Column of the row, followed by the keys inside a jsonb column. */
  path: readonly [string, ...string[]];
  /** Value of a toggle that is not stored. */
  isOn?: true;
  input?: 'logo' | 'icon' | 'colour';
}
/** Field of the settings. Its column is the name of its input. */
export type SettingField = AnyField & Stored;

export type SettingsFormValues = Record<string, string | boolean>;

/** Returns the default text of an empty setting, or undefined. */
export function standardText(column: string): string | undefined {
  const words: Record<string, string> = homeTextsMessages[columnLanguage(column)];
  return words[baseColumn(column).replace(/^home_/, '')];
}

const long = (column: string, path: Stored['path'], max = 500) =>
  ({ column, path, kind: 'longText', max, rows: 3 }) as const satisfies SettingField;
const site = (column: string) =>
  ({ column, path: ['site', column], kind: 'text', max: 500 }) as const satisfies SettingField;
/** Returns a one-line text field whose rule returns the key of an error. */
const checked = (
  column: string,
  path: Stored['path'],
  check: (text: string) => string | undefined,
  max = 500,
) => ({ column, path, kind: 'text', shape: 'name', max, check }) as const satisfies SettingField;
const siteLink = (column: string) =>
  ({ column, path: ['site', column], kind: 'url' }) as const satisfies SettingField;
const social = (column: string) =>
  ({ column, path: ['site', 'socials', column], kind: 'url' }) as const satisfies SettingField;
const whole = (column: string, path: Stored['path'], min: number, max: number) =>
  ({ column, path, kind: 'number', spinner: true, required: true, min, max }) as const satisfies SettingField;
const days = (column: string) => whole(column, ['deadlines', column], 1, 365);
const name = (column: string, path: Stored['path'], max: number) =>
  ({ column, path, kind: 'text', shape: 'name', max }) as const satisfies SettingField;
const letter = (column: string) =>
  ({ column, path: ['letters', column], kind: 'text', max: 150 }) as const satisfies SettingField;

const issueUnless = (isRight: (text: string) => boolean, issue: string) => (text: string) =>
  isRight(text) ? undefined : issue;
/** Same rule as private.is_letters. */
const isLetterNumber = (form: string) =>
  form.length <= 60 &&
  form.includes('{nomor}') &&
  form.includes('{tahun}') &&
  /^[A-Za-z0-9 ./_-]*$/.test(form.replace(/\{(nomor|tahun|bulan|romawi)\}/g, ''));
const letterNumber = (column: string) =>
  checked(column, ['letters', column], issueUnless(isLetterNumber, 'letterNumber'));
/** Same rule as private.is_security. The length excludes secret keys, which are longer. */
const isSiteKey = (text: string) => /^[A-Za-z0-9_-]{10,32}$/.test(text);
const colourIssue = (text: string) =>
  !isColour(text) ? 'colour' : isReadable(coloursOf(text)) ? undefined : 'contrast';

/** Returns the field for a home page text in one language; if empty, the default text is used. */
const homeText = (word: HomeText, column: string): SettingField => {
  const placeholder = standardText(`home_${column}`);
  return {
    ...long(`home_${column}`, ['site', 'home', column]),
    ...(!word.endsWith('_text') && { kind: 'text' }),
    ...(placeholder !== undefined && { placeholder }),
  };
};

/**
 * Groups of settings that are saved together, in display order. The database validates them too (is_site,
 * is_promo …).
 */
export const settingGroups = {
  identity: [
    { ...name('site_name', ['site_name'], 120), required: true },
    name('site_name_en', ['site_name_en'], 120),
    site('tagline'),
    site('tagline_en'),
    { ...siteLink('logo_url'), input: 'logo' },
    { ...siteLink('icon_url'), input: 'icon' },
  ],
  colours: [{ ...checked('colours', ['site', 'colours'], colourIssue), input: 'colour' }],
  contacts: [
    long('address', ['site', 'address']),
    long('address_en', ['site', 'address_en']),
    checked('phone', ['site', 'phone'], issueUnless(hasPhoneNumber, 'phone'), 40),
    { ...checked('whatsapp', ['site', 'whatsapp'], issueUnless(isWholeNumber, 'chat'), 40), type: 'tel' },
    { ...checked('email', ['site', 'email'], issueUnless(isEmail, 'email')), type: 'email' },
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
  home: HOME_TEXTS.flatMap((word) => columnsIn(word).map((column) => homeText(word, column))),
  promotion: [
    { column: 'enabled', path: ['promo', 'enabled'], kind: 'toggle' },
    whole('percentage', ['promo', 'percentage'], 0, 100),
    { column: 'target', path: ['promo', 'target'], kind: 'url' },
    { column: 'title', path: ['promo', 'title'], kind: 'text', max: 500 },
    { column: 'title_en', path: ['promo', 'title_en'], kind: 'text', max: 500 },
    long('text', ['promo', 'text']),
    long('text_en', ['promo', 'text_en']),
    { column: 'starts_on', path: ['promo', 'starts_on'], kind: 'date' },
    { column: 'ends_on', path: ['promo', 'ends_on'], kind: 'date' },
  ],
  deadlines: [
    days('correction_days'),
    days('document_days'),
    days('return_days'),
    days('complaint_first_response_days'),
    days('complaint_outcome_days'),
    days('appeal_filing_days'),
    days('appeal_answer_days'),
    days('appeal_reassessment_days'),
    days('appeals_per_application'),
    {
      column: 'collective_leave_off',
      path: ['deadlines', 'collective_leave_off'],
      kind: 'toggle',
      isOn: true,
    },
  ],
  appealFee: [
    {
      column: 'amount',
      path: ['appeal_fee', 'amount'],
      kind: 'number',
      unit: 'rupiah',
      min: 0,
      max: 1_000_000_000,
    },
    {
      column: 'payment_days',
      path: ['appeal_fee', 'payment_days'],
      kind: 'number',
      spinner: true,
      min: 1,
      max: 60,
    },
    { ...long('note', ['appeal_fee', 'note']), numbers: true },
    { ...long('note_en', ['appeal_fee', 'note_en']), numbers: true },
  ],
  certificates: [
    { column: 'second_person', path: ['certificates', 'second_person'], kind: 'toggle', isOn: true },
    ...WORDINGS.flatMap((kind) =>
      columnsIn(kind).map((column) => long(`wording_${column}`, ['certificates', column])),
    ),
  ],
  letters: [
    name('legal_name', ['letters', 'legal_name'], 150),
    name('signatory', ['letters', 'signatory'], 150),
    letter('post'),
    letter('post_en'),
    name('appeal_signatory', ['letters', 'appeal_signatory'], 150),
    letter('appeal_post'),
    letter('appeal_post_en'),
    letter('place'),
    letterNumber('number_format'),
    letterNumber('decision_number_format'),
  ],
  privacy: [
    { column: 'notice_version', path: ['privacy', 'notice_version'], kind: 'text', max: 40, required: true },
    whole('retention_months', ['privacy', 'retention_months'], 1, 240),
    whole('record_months', ['privacy', 'record_months'], 1, 240),
    { ...long('privacy_text', ['privacy', 'text'], 4000), numbers: true },
    { ...long('privacy_text_en', ['privacy', 'text_en'], 4000), numbers: true },
  ],
  security: [
    {
      column: 'second_factor',
      path: ['security', 'second_factor'],
      kind: 'select',
      options: ['off', 'admins', 'everyone'],
      required: true,
    },
    whole('idle_hours', ['security', 'idle_hours'], 1, 168),
    whole('session_days', ['security', 'session_days'], 1, 90),
    checked('turnstile_site_key', ['security', 'turnstile_site_key'], issueUnless(isSiteKey, 'siteKey')),
  ],
} as const satisfies Record<string, readonly SettingField[]>;

export type GroupName = keyof typeof settingGroups;

const templateText = (column: string) =>
  ({
    column,
    path: [column],
    kind: 'longText',
    max: 5000,
    rows: 10,
    check: issueUnless((text) => unknownPlaceholders(text).length === 0, 'placeholder'),
  }) as const satisfies SettingField;

/** Editable fields of a message template. The database has the same rules (is_template). */
export const templateFields = [
  { ...templateText('body'), required: true },
  templateText('body_en'),
] as const satisfies readonly SettingField[];

/** Returns the fields of a form with their texts, for the form engine. */
export const settingSectionOf = (table: SettingsTable, fields: readonly SettingField[]) =>
  ({
    table,
    fields,
    rules: [
      { rule: 'inOrder', first: 'starts_on', last: 'ends_on' },
      { rule: 'otherPerson', first: 'signatory', last: 'appeal_signatory' },
    ],
    messages: settingsMessages,
  }) as const satisfies ShownFields;
