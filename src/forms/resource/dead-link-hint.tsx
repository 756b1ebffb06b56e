import { useWatch, type Control } from 'react-hook-form';
import { useTexts } from '@/lib/i18n/use-texts';
import { DeadLinkMark } from '@/site/dead-link-context';
import { resourceKitMessages } from './messages';

/** Warns while typing that an internal address matches no page of the site. Does not block saving. */
export function DeadLinkHint({
  column,
  control,
}: {
  column: string;
  control?: Control<Record<string, string | number | boolean>>;
}) {
  const { t } = useTexts(resourceKitMessages);
  const url: unknown = useWatch({ name: column, ...(control && { control }) });
  return (
    <span role="status" className="font-semibold text-warning">
      <DeadLinkMark urls={[url]}>{t('deadLink')}</DeadLinkMark>
    </span>
  );
}
