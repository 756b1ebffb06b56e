import { useQuery } from '@tanstack/react-query';
import type { Wording } from '@/domain/certificate';
import { Skeleton } from '@/ui/controls/skeleton';
import { WordingText } from './custom-wording';
import { wordingsQuery } from './queries';

/**
 * Renders the sentence about a certificate in the wording of the settings, or the default if they fail to
 * load.
 */
export function CertificateWording({ kind }: { kind: Wording }) {
  const { data, isPending } = useQuery(wordingsQuery);
  if (isPending) return <Skeleton className="inline-block h-5 w-64 max-w-full" />;
  return <WordingText kind={kind} own={data?.certificates} />;
}
