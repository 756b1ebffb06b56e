import { dehydrate } from '@tanstack/react-query';
import { renderIn, type Surroundings } from '@/config/env';
import { createQueryClient } from '@/lib/query-client';
import { brandStyle } from '@/site/brand';
import { siteReads } from '@/site/site-reads';

// Visitors get no row of the inboxes, and staff must not find them empty for a moment.
const { contactMessages: _messages, appeals: _appeals, complaints: _complaints, ...shown } = siteReads;

/**
 * The answers of start-up as a visitor gets them, for pages that start in the browser: JSON of `{ version, project, read_at,
 * brand, rows }`, rows as the cache takes them and `brand` as src/site/brand.ts writes it. `version`: of the build whose pages may use it. @throws what a read throws
 */
export async function siteSnapshot(version: string, surroundings: Surroundings): Promise<string> {
  renderIn(surroundings);
  const readAt = new Date().toISOString();
  const queryClient = createQueryClient({ onReadError: () => undefined, onUnauthorized: () => undefined });
  // The reads differ in the type of their rows alone, which nobody looks at here.
  const reads = Object.values(shown) as (typeof siteReads.faq)[];
  await Promise.all(reads.map((read) => queryClient.query(read)));
  const rows = dehydrate(queryClient);
  const brand = brandStyle(queryClient.getQueryData(siteReads.settings.queryKey)?.site);
  return JSON.stringify({ version, project: surroundings.supabaseUrl, read_at: readAt, brand, rows });
}
