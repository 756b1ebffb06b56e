import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { ANNULLED_KINDS, type DecidedStatus } from '../_shared/certificate-status.ts';
import { languages, localized, pathIn, type Language } from '../_shared/languages.ts';
import { filteredAddress, statusFilters } from './status-filters.ts';
import { declaration, element, escaped } from './xml.ts';

const LATEST = 100;

const text = z.string().nullable();
const changeKinds = [
  'granted',
  'suspended',
  'reinstated',
  'withdrawn',
  'replaced',
  'reduced',
  'corrected',
  'annulled',
] as const;
const changesSchema = z.array(
  z.object({
    id: z.string(),
    number: z.string(),
    change: z.enum(changeKinds),
    effective_on: z.string(),
    recorded_at: z.string(),
    company: z.string(),
    subclass_code: z.string(),
    subclass_name: z.string(),
    subclass_name_en: text,
    replaced_by_number: text,
    annulled_kind: z.enum(ANNULLED_KINDS).nullable(),
  }),
);
const settingsSchema = z.object({ site_name: z.string(), site_name_en: text });
type Change = z.infer<typeof changesSchema>[number];

interface Words {
  title: string;
  description: string;
  change: Record<Change['change'], string>;
  annulled: Record<(typeof ANNULLED_KINDS)[number], string>;
  status: Record<DecidedStatus, string>;
  since: (day: string) => string;
  replacedBy: (number: string) => string;
}
const words: Record<Language, Words> = {
  id: {
    title: 'Keputusan atas sertifikat',
    description:
      'Sertifikat yang diterbitkan, dibekukan, aktif kembali, dicabut, diganti, dikurangi lingkupnya, atau dikoreksi, dan keputusan yang dibatalkan.',
    change: {
      granted: 'Diterbitkan',
      suspended: 'Dibekukan',
      reinstated: 'Pembekuan diakhiri',
      withdrawn: 'Dicabut',
      replaced: 'Diganti',
      reduced: 'Lingkup dikurangi',
      corrected: 'Dikoreksi',
      annulled: 'Keputusan dibatalkan',
    },
    annulled: {
      suspend: 'Pembekuan dibatalkan',
      withdraw: 'Pencabutan dibatalkan',
      replace: 'Penggantian dibatalkan',
      reduce: 'Pengurangan lingkup dibatalkan',
    },
    status: { aktif: 'Aktif', dibekukan: 'Dibekukan', dicabut: 'Dicabut', diganti: 'Diganti' },
    since: (day) => `Sejak ${day}.`,
    replacedBy: (number) => `Diganti dengan ${number}.`,
  },
  en: {
    title: 'Decisions on certificates',
    description:
      'Certificates granted, suspended, reinstated, withdrawn, replaced, reduced or corrected, and decisions annulled.',
    change: {
      granted: 'Granted',
      suspended: 'Suspended',
      reinstated: 'Suspension ended',
      withdrawn: 'Withdrawn',
      replaced: 'Replaced',
      reduced: 'Scope reduced',
      corrected: 'Corrected',
      annulled: 'Decision annulled',
    },
    annulled: {
      suspend: 'Suspension annulled',
      withdraw: 'Withdrawal annulled',
      replace: 'Replacement annulled',
      reduce: 'Reduction annulled',
    },
    status: { aktif: 'Valid', dibekukan: 'Suspended', dicabut: 'Withdrawn', diganti: 'Replaced' },
    since: (day) => `Since ${day}.`,
    replacedBy: (number) => `Replaced by ${number}.`,
  },
};

interface Feed {
  title: string;
  description: string;
  language: Language;
  page: string;
  xml: string;
  items: { id: string; address: string; title: string; text: string; at: string; change: string }[];
}

/** Page of suspended and withdrawn certificates, with the same filters. */
const PAGE = '/cek/tidak-berlaku';

/** Reads the latest decisions about certificates in the register, in a language, filtered or all. */
export async function changes(
  visitor: SupabaseClient,
  origin: string,
  params: URLSearchParams,
): Promise<Feed> {
  const { language, filters } = statusFilters(params);
  const { statuses, category, province } = filters;
  const [answer, settings] = await Promise.all([
    visitor.rpc('certificate_changes', {
      most: LATEST,
      filters: { status: statuses.join(','), category, province },
    }),
    visitor.from('site_settings').select('site_name, site_name_en').single(),
  ]);
  const failed = answer.error ?? settings.error;
  if (failed) throw new Error(`reading the changes failed: ${failed.code}`);
  const own = words[language];
  const day = new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'long', timeZone: 'UTC' });
  const asked = [statuses.map((each) => own.status[each]).join(', '), category, province].filter(Boolean);
  const siteName = localized(settingsSchema.parse(settings.data), 'site_name', language);
  return {
    title: [own.title, ...asked, siteName].join(' · '),
    description: own.description,
    language,
    page: filteredAddress(`${origin}${PAGE}`, language, filters),
    xml: filteredAddress(`${origin}/perubahan.xml`, language, filters),
    items: changesSchema.parse(answer.data).map((each) => {
      const company = each.company;
      const scope = `${each.subclass_code} ${localized(each, 'subclass_name', language)}`;
      const since = own.since(day.format(new Date(`${each.effective_on}T00:00:00Z`)));
      return {
        id: `urn:uuid:${each.id}`,
        // Numbers may contain any character.
        address: `${origin}${pathIn(`/cek/${encodeURIComponent(each.number)}`, language)}`,
        title: `${each.annulled_kind ? own.annulled[each.annulled_kind] : own.change[each.change]}: ${each.number}, ${company}`,
        text: [`${scope}.`, since, each.replaced_by_number && own.replacedBy(each.replaced_by_number)]
          .filter(Boolean)
          .join(' '),
        at: each.recorded_at,
        change: each.change,
      };
    }),
  };
}

/** Returns a feed as RSS 2.0. */
export function changesRss(feed: Feed): string {
  const items = feed.items.map((item) =>
    [
      '<item>',
      element('title', item.title),
      element('link', item.address),
      `<guid isPermaLink="false">${escaped(item.id)}</guid>`,
      element('pubDate', new Date(item.at).toUTCString()),
      element('category', item.change),
      element('description', item.text),
      '</item>',
    ].join(''),
  );
  const channel = [
    element('title', feed.title),
    element('link', feed.page),
    element('description', feed.description),
    element('language', feed.language),
    `<atom:link rel="self" type="application/rss+xml" href="${escaped(feed.xml)}"/>`,
    ...items,
  ];
  return (
    `${declaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n` +
    `<channel>\n${channel.join('\n')}\n</channel>\n</rss>\n`
  );
}
