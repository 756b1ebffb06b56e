import { paths } from '@/config/paths';
import type { ShownEntry } from '@/domain/site-search';
import { queryOf } from '@/lib/url-state';

/** Minimum and maximum length of a search, as in the database. */
export const MIN_QUERY_LENGTH = 2;
export const MAX_QUERY_LENGTH = 100;
/** Number of results that the dialog lists at first, and the database's maximum. */
export const FEW_RESULTS = 12;
export const MAX_RESULTS = 50;

export const QUERY = 'q';

/** Returns the query for a typed text; '' if it is too short. */
export function normaliseQuery(typed: string): string {
  const query = typed.trim().replace(/\s+/g, ' ').slice(0, MAX_QUERY_LENGTH);
  return query.length >= MIN_QUERY_LENGTH ? query : '';
}

/** Returns the URL of the page with all results. */
export const searchAddress = (query: string) => paths.search + queryOf({ [QUERY]: query });

export interface Hit extends ShownEntry {
  kind: string;
  id: string;
  /** Corrected words, if the typed ones had no match. */
  meant: string | null;
  /** True for a match of only some words, if nothing matches all. */
  is_part: boolean;
}

/** Groups results by kind, starting with that of the best result; keeps the order within a kind. */
export function groupByKind<H extends { kind: string }>(hits: readonly H[]): { kind: string; hits: H[] }[] {
  const groups = new Map<string, H[]>();
  for (const hit of hits) groups.set(hit.kind, [...(groups.get(hit.kind) ?? []), hit]);
  return [...groups].map(([kind, group]) => ({ kind, hits: group }));
}

export type Passage = { text: string; isHit: boolean };

/** Splits a text into pieces and marks those that start with a word of the search. */
export function passages(text: string, query: string): Passage[] {
  const words = query.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [{ text, isHit: false }];
  // Longest first, so that "se" does not match before "sertifikat".
  const wanted = [...words].sort((one, other) => other.length - one.length).join('|');
  // Word by word, because older browsers do not support lookbehind.
  const beginning = new RegExp(`^(?:${wanted})`, 'iu');
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .flatMap((piece) => {
      const hit = beginning.exec(piece)?.[0] ?? '';
      return [
        { text: hit, isHit: true },
        { text: piece.slice(hit.length), isHit: false },
      ];
    })
    .filter((piece) => piece.text !== '');
}
