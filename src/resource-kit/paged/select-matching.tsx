import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { toAppError } from '@/lib/errors';
import { formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { MOST_ROWS } from '@/resource-kit/bulk/bulk-change';
import type { PagedList } from './define-paged-list';
import type { PagedView } from './list-address';
import { matchingIds } from './paged-queries';

interface SelectMatchingProps {
  list: PagedList;
  view: PagedView;
  total: number;
  onIds: (ids: readonly string[]) => void;
}

/** Chooses the rows on all pages that match, as many as can be changed at once. */
export function SelectMatching({ list, view, total, onIds }: SelectMatchingProps) {
  const { t } = useTranslation(['bulk', 'resourceKit']);
  const language = useLanguage();
  const select = useMutation({
    mutationFn: () => matchingIds(list, view),
    onSuccess: onIds,
    onError: (error) =>
      toast({
        title: t('selectFailed'),
        description: t(`resourceKit:reasons.${toAppError(error).kind}`),
        variant: 'destructive',
      }),
  });
  return (
    <Button size="sm" variant="ghost" isPending={select.isPending} onClick={() => select.mutate()}>
      {total > MOST_ROWS
        ? t('selectFirst', { most: formatNumber(language, MOST_ROWS) })
        : t('selectMatching', { count: total })}
    </Button>
  );
}
