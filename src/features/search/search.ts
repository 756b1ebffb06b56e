import { paths } from '@/config/paths';
import { queryOf } from '@/lib/url-state';

/** The database searches for no less and reads no more. */
export const SHORTEST_QUERY = 2;
export const LONGEST_QUERY = 100;
/** Results that the dialog lists at first, and the most that the database returns. */
export const FEW_RESULTS = 12;
export const MOST_RESULTS = 50;

export const QUERY = 'q';

/** The query for the typed text; empty when it is too short. */
export function searchedFor(typed: string): string {
  const query = typed.trim().replace(/\s+/g, ' ').slice(0, LONGEST_QUERY);
  return query.length >= SHORTEST_QUERY ? query : '';
}

/** The page with all results. */
export const searchAddress = (query: string) => paths.search + queryOf({ [QUERY]: query });

export interface Hit {
  kind: string;
  id: string;
  title: string;
  excerpt: string | null;
  path: string;
  /** The words that were probably meant, where nothing has those that were typed. */
  meant: string | null;
  /** True for what has some of the words, where nothing has all. */
  is_part: boolean;
}

/** Results by kind: the kind of the best result first, each in the order of the answer. */
export function groupByKind<H extends { kind: string }>(hits: readonly H[]): { kind: string; hits: H[] }[] {
  const groups = new Map<string, H[]>();
  for (const hit of hits) groups.set(hit.kind, [...(groups.get(hit.kind) ?? []), hit]);
  return [...groups].map(([kind, group]) => ({ kind, hits: group }));
}

export type Passage = { text: string; isHit: boolean };

/** A text in pieces, those that begin like one of the words searched for being hits. */
export function passages(text: string, query: string): Passage[] {
  const words = query.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [{ text, isHit: false }];
  // Longest first: "sertifikat" is not to be cut by "se".
  const wanted = [...words].sort((one, other) => other.length - one.length).join('|');
  // Word by word, because older browsers cannot look behind a match to see whether a word begins there.
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
