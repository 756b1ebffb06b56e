import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { Refusal } from '../_shared/response.ts';
import { variable } from '../_shared/environment.ts';
import { letterSchema, type Letter } from './facts.ts';
import { letterFile } from './letter.ts';

const BUCKET = 'letters';
const RUN_MS = 20_000;

/** Returns true for PNG and JPEG, which a PDF can contain, by their first bytes. */
const isEmbeddable = ([a, b, c, d]: Uint8Array) =>
  (a === 0x89 && b === 0x50 && c === 0x4e && d === 0x47) || (a === 0xff && b === 0xd8 && c === 0xff);

/** Reads the organisation's logo if it is a PNG or JPEG in the library. Never fetches from other sites. */
async function logoOf(admin: SupabaseClient, { body }: Letter): Promise<Uint8Array | undefined> {
  const { logo_url: address } = body.site;
  const path = typeof address === 'string' ? /^\/media\/([^?#]+)/.exec(address)?.[1] : undefined;
  if (!path) return undefined;
  const { data } = await admin.storage.from('media').download(decodeURIComponent(path));
  if (!data || data.size > 2_000_000) return undefined;
  const bytes = new Uint8Array(await data.arrayBuffer());
  return isEmbeddable(bytes) ? bytes : undefined;
}

const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Creates one letter, stores its file and records it. Omits an unreadable logo, because the letter is more
 * important.
 */
async function createLetter(admin: SupabaseClient, letter: Letter, site: string) {
  const logo = await logoOf(admin, letter).catch(() => undefined);
  const file = await letterFile(letter, site, logo).catch((problem: unknown) => {
    if (!logo) throw problem;
    return letterFile(letter, site);
  });
  const sha256 = hexOf(await crypto.subtle.digest('SHA-256', file));
  // Named by content: after an interrupted run, the next one either finds the same file or writes another
  // one.
  const path = `${letter.id}/${sha256}.pdf`;
  const stored = await admin.storage.from(BUCKET).upload(path, file, { contentType: 'application/pdf' });
  if (stored.error && !/exist|duplicate/i.test(stored.error.message))
    throw new Error('The file could not be stored');
  const kept = await admin.rpc('keep_letter', { id: letter.id, path, sha256, bytes: file.length });
  if (kept.error) throw new Error('The letter could not be recorded');
}

/** Claims and creates letters once. Returns the numbers of claimed and failed letters. */
async function createSome(admin: SupabaseClient, site: string) {
  const claimed = await admin.rpc('claim_letters');
  const letters = z.array(letterSchema).safeParse(claimed.data);
  if (claimed.error || !letters.success)
    throw new Refusal(502, 'orders_unreadable', 'The letter orders could not be read.');
  let failed = 0;
  for (const letter of letters.data) {
    try {
      await createLetter(admin, letter, site);
    } catch (problem) {
      failed += 1;
      const error = problem instanceof Error ? problem.message : 'unknown error';
      const noted = await admin.rpc('letter_failed', { id: letter.id, error });
      if (noted.error) console.error('[outcome-letter] could not record a failure');
    }
  }
  return { claimed: letters.data.length, failed };
}

/**
 * Creates due letters for up to 20 seconds, because a bulk decision can order about 1,000. Returns `{ made,
 * failed }`. Concurrent calls never create a letter twice.
 */
export async function createDueLetters(admin: SupabaseClient) {
  const site = variable('SITE_URL').replace(/\/$/, '');
  const end = Date.now() + RUN_MS;
  const total = { made: 0, failed: 0 };
  for (;;) {
    const { claimed, failed } = await createSome(admin, site);
    total.made += claimed - failed;
    total.failed += failed;
    if (claimed === 0 || Date.now() > end) return total;
  }
}
