import { queryOptions } from '@tanstack/react-query';
import type { ThreadKind } from '@/domain/case-status';
import { unwrapRows } from '@/lib/errors';
import { formatDate } from '@/lib/format';
import { toContentLanguage } from '@/lib/content-languages';
import { textsOf } from '@/lib/i18n/use-texts';
import { localized } from '@/lib/localized';
import type { Row } from '@/lib/rows';
import { database } from '@/lib/supabase';
import { useSettings } from '@/site/site-reads';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { fillTemplate } from './placeholders';

export type LetterTemplate = Row<'message_templates'>;
type Texts = Pick<LetterTemplate, 'body' | 'body_en'>;

/** Queries the templates for a reply, in display order. */
export const templatesQuery = (kind: ThreadKind) =>
  queryOptions({
    queryKey: ['message_templates', kind] as const,
    queryFn: async ({ signal }) => {
      const rows = database().from('message_templates').select('*').eq('kind', kind).order('sort_order');
      return unwrapRows(await rows.limit(50).abortSignal(signal));
    },
    meta: { table: 'message_templates', silent: true },
  });

/** Values for the placeholders of a message. */
export interface Addressee {
  language: string;
  number: string;
  name: string | null;
  subject: string;
  created_at: string;
  first_response_due_at?: string | null;
  due_at?: string | null;
}

/** Returns a function that fills a template with the data of an entry, in the sender's language. */
export function useFillTemplate(): (template: Texts, to: Addressee) => string {
  const { data: settings } = useSettings();
  return (template, to) => {
    const language = toContentLanguage(to.language);
    const day = (moment: string | null | undefined) => (moment ? formatDate(language, moment) : '');
    const text = textsOf(inboxKitMessages, language);
    const values = {
      nomor: to.number,
      nama: to.name || text('reporterName'),
      judul: to.subject,
      diterima: day(to.created_at),
      jawaban: day(to.first_response_due_at),
      batas: day(to.due_at),
      situs: settings ? localized(settings, 'site_name', language) : '',
    };
    return fillTemplate(localized(template, 'body', language), values, text('dateGap'));
  };
}
