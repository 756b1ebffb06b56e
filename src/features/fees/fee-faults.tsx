import { useQuery } from '@tanstack/react-query';
import { Notice } from '@/ui/notice';
import { useTexts } from '@/lib/i18n/use-texts';
import { feeFaultsMessages } from './admin-messages';
import { feeFaultsQuery } from './queries';

/** Lists natures of work without a fee, and fees whose decree was revoked; the dashboard only counts them. */
export function FeeFaults() {
  const { t } = useTexts(feeFaultsMessages);
  const { data } = useQuery(feeFaultsQuery());
  if (!data || data.gaps.length + data.revoked.length === 0) return null;
  const { nature } = feeFaultsMessages.id;
  const named = data.gaps.map((gap) =>
    // Object.hasOwn does not narrow the type.
    Object.hasOwn(nature, gap) ? t(`nature.${gap as keyof typeof nature}`) : gap,
  );
  return (
    <Notice tone="warning" title={t('title')}>
      {named.length > 0 && <p>{t('gaps', { natures: named.join(', ') })}</p>}
      {data.revoked.length > 0 && <p>{t('revoked', { decrees: data.revoked.join(', ') })}</p>}
    </Notice>
  );
}
