import { findingMessages } from '@/domain/finding-messages';
import type { Json } from '@/lib/database.types';
import { formatBytes, formatDate, formatDateTime } from '@/lib/format';
import type { Language } from '@/config/languages';
import { keyOr } from '@/lib/key-or';
import { toContentLanguage } from '@/lib/content-languages';
import { dataCopyKindMessages } from './data-copy-kind-messages';
import { dataCopyMessages } from './data-copy-messages';
import type { PersonCopyResult } from './queries';

export interface CopyEntry {
  label: string;
  value: string;
}
/** Part of the copy: one list of entries, or one list per message or file. */
export interface CopyPart {
  title: string;
  isMany: boolean;
  lists: CopyEntry[][];
}
export interface LabelledCopy {
  language: Language;
  title: string;
  parts: CopyPart[];
}

type Fields = Record<string, Json | undefined>;
type Words = Record<string, string>;
const MOMENTS = new Set([
  'exported_at',
  'at',
  'created_at',
  'first_response_at',
  'closed_at',
  'decided_at',
  'reopened_at',
  'restricted_at',
]);
const DAYS = new Set(['incident_on', 'decision_date', 'filing_due_on', 'due_on', 'done_on']);

/**
 * Labels everything in a copy, in the language of the case, not of the interface. Values without a
 * label are unchanged, so that nothing is omitted.
 */
export function labelledCopy(copy: PersonCopyResult): LabelledCopy {
  const language = toContentLanguage(copy.case.language);
  const words = dataCopyMessages[language];
  const byKind = dataCopyKindMessages[language];
  const kind = keyOr(byKind, copy.kind, 'contact');
  const codes: Record<string, Words> = {
    kind: { ...words.kinds, ...words.events },
    status: byKind[kind].statuses,
    category: byKind[kind].categories,
    decision: byKind.appeal.categories,
    finding: findingMessages[language],
    source: words.sources,
    legal_basis: words.bases,
    notice_told: words.notices,
    relation: words.relations,
    language: words.languages,
    from: words.from,
    type: words.types,
  };
  const valueOf = (field: string, value: Json): string => {
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    if (typeof value === 'number') return field === 'size' ? formatBytes(language, value) : String(value);
    if (Array.isArray(value)) return value.map((each) => valueOf(field, each)).join(', ');
    if (typeof value !== 'string') return JSON.stringify(value);
    if (MOMENTS.has(field)) return formatDateTime(language, value);
    if (DAYS.has(field)) return formatDate(language, value);
    return codes[field]?.[value] ?? value;
  };
  /** Returns the entries in the order of the labels, then those without a label. */
  const entries = (fields: Fields, labels: Words): CopyEntry[] =>
    [...new Set([...Object.keys(labels), ...Object.keys(fields)])].flatMap((field) => {
      const value = fields[field];
      if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return [];
      return [{ label: labels[field] ?? field, value: valueOf(field, value) }];
    });
  const one = (title: string, fields: Fields, labels: Words): CopyPart => ({
    title,
    isMany: false,
    lists: [entries(fields, labels)].filter((list) => list.length > 0),
  });
  const many = (title: string, all: readonly object[], labels: Words): CopyPart => ({
    title,
    isMany: true,
    lists: all.map((each) => entries({ ...each }, labels)),
  });
  const { exported_at, body, kind: kindOfCase, messages = [], actions = [], earlier = [], files } = copy;
  const number = typeof copy.case.number === 'string' ? copy.case.number : '';
  return {
    language,
    title: words.title.replace('{{number}}', number),
    parts: [
      one(words.parts.about, { exported_at, body, kind: kindOfCase }, words.about),
      one(words.parts.person, copy.person, words.fields),
      one(words.parts.case, copy.case, words.fields),
      one(words.parts.consent, copy.consent ?? {}, words.consent),
      many(words.parts.messages, messages, words.message),
      ...(actions.length > 0 ? [many(words.parts.actions, actions, words.action)] : []),
      ...(earlier.length > 0 ? [many(words.parts.earlier, earlier, words.fields)] : []),
      many(words.parts.files, files, words.file),
    ],
  };
}

/** Returns the copy as JSON with readable labels. */
export function copyFile({ title, parts }: LabelledCopy): string {
  const asObject = (list: CopyEntry[]) => Object.fromEntries(list.map(({ label, value }) => [label, value]));
  const content = parts.map((part) => [
    part.title,
    part.isMany ? part.lists.map(asObject) : asObject(part.lists.flat()),
  ]);
  return JSON.stringify({ [title]: Object.fromEntries(content) as Json }, null, 2);
}
