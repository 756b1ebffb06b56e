import { useQuery } from '@tanstack/react-query';
import type { Wording } from '@/domain/certificate';
import { Skeleton } from '@/ui/controls/skeleton';
import { Words } from './own-wording';
import { wordingsQuery } from './queries';

/** A sentence about a certificate, worded by the settings; by the site's own text if they cannot be read. */
export function CertificateWords({ kind }: { kind: Wording }) {
  const { data, isPending } = useQuery(wordingsQuery);
  if (isPending) return <Skeleton className="inline-block h-5 w-64 max-w-full" />;
  return <Words kind={kind} own={data?.certificates} />;
}
