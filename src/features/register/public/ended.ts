import { changesFeed, endedPath } from '@/features/register/certificate-display/changes-address';
import type { DecidedStatus } from '@/domain/certificate-status';
import type { Language } from '@/config/languages';
import { oneOf, page, queryOf, readUrl, trimmedText } from '@/lib/url-state';

/** Statuses of certificates that are on record but not in force. */
export const ENDED_STATUSES = ['dibekukan', 'dicabut'] as const satisfies readonly DecidedStatus[];
export type EndedStatus = (typeof ENDED_STATUSES)[number];

/** Search parameters from the URL; an empty string means "all". */
export interface EndedSearch {
  status: EndedStatus | '';
  category: string;
  province: string;
  /** Page number, from 1. */
  page: number;
}

const MAX_LENGTH = 100;
const text = trimmedText(MAX_LENGTH);
const schema = {
  status: oneOf([...ENDED_STATUSES, ''], ''),
  klasifikasi: (typed: string) => text(typed).toUpperCase(),
  provinsi: text,
  halaman: page(1000),
};

export function readEnded(params: URLSearchParams | string): EndedSearch {
  const { status, klasifikasi, provinsi, halaman } = readUrl(schema, params);
  return { status, category: klasifikasi, province: provinsi, page: halaman };
}

/** Returns the URL of a search, without unused parameters. */
export const endedAddress = ({ status, category, province, page: asked }: EndedSearch): string =>
  endedPath +
  queryOf({ status, klasifikasi: category, provinsi: province, halaman: asked > 1 ? String(asked) : '' });

/** Returns the URL of the feed of changes that add certificates to such a list or remove them. */
export const endedFeed = (language: Language, { status, category, province }: EndedSearch): string =>
  changesFeed(language, {
    status: status || ENDED_STATUSES.join(','),
    klasifikasi: category,
    provinsi: province,
  });
