import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Wording } from '@/components/certificate/certificate';
import { Words } from '@/components/certificate/words';
import { Skeleton } from '@/components/ui/skeleton';
import { unwrap } from '@/lib/errors';
import { database } from '@/lib/supabase';

/** The body's own sentences about statuses and kinds of reason. */
const wordingsQuery = queryOptions({
  queryKey: ['site_settings', 'certificates'] as const,
  queryFn: async ({ signal }) =>
    unwrap(await database().from('site_settings').select('certificates').abortSignal(signal).single()),
  meta: { table: 'site_settings', silent: true },
});

/** A sentence about a certificate, in the words of the settings. Where they cannot be read the site's own stand. */
export function CertificateWords({ kind }: { kind: Wording }) {
  const { data, isPending } = useQuery(wordingsQuery);
  if (isPending) return <Skeleton className="inline-block h-5 w-64 max-w-full" />;
  return <Words kind={kind} own={data?.certificates} />;
}
