import { useWatch } from 'react-hook-form';
import { useTexts } from '@/lib/i18n/use-texts';
import { DeadLinkMark } from '@/site/dead-link-context';
import { resourceKitMessages } from './messages';

/** Warns while typing that an internal address matches no page of the site. Does not block saving. */
export function DeadLinkHint({ column }: { column: string }) {
  const { t } = useTexts(resourceKitMessages);
  const url: unknown = useWatch({ name: column });
  return (
    <span role="status" className="font-semibold text-warning">
      <DeadLinkMark urls={[url]}>{t('deadLink')}</DeadLinkMark>
    </span>
  );
}
