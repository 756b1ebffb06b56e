import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { toAppError } from '@/lib/errors';
import { formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { bulkMessages } from '@/lists/bulk/messages';
import { resourceKitMessages } from '@/forms/resource/messages';
import type { PagedList } from './define-paged-list';
import type { PagedView } from './list-address';
import { matchingRows } from './paged-queries';

interface SelectMatchingProps {
  list: PagedList;
  view: PagedView;
  total: number;
  /** True if there are more than `total` matches. */
  isCapped: boolean;
  onIds: (ids: readonly string[]) => void;
  /** Called with true when selecting starts, and with false when it ends. */
  onRunning: (isRunning: boolean) => void;
}

/** Renders a button that selects the matching rows on all pages. */
export function SelectMatching({ list, view, total, isCapped, onIds, onRunning }: SelectMatchingProps) {
  const { t } = useTexts(bulkMessages, resourceKitMessages);
  const language = useLanguage();
  const [soFar, setSoFar] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const select = useMutation({
    mutationFn: (signal: AbortSignal) => matchingRows(list, view, { signal, onPart: setSoFar }),
    onSuccess: ({ rows, isCut }) => {
      onIds(rows.map(({ id }) => id));
      if (isCut) toast({ title: t('selectCut', { number: formatNumber(language, rows.length) }) });
    },
    onError: (error, signal) => {
      if (signal.aborted) return;
      toast({
        title: t('selectFailed'),
        description: t(`resourceKit:reasons.${toAppError(error).kind}`),
        variant: 'destructive',
      });
    },
    onSettled: () => onRunning(false),
  });
  const start = () => {
    running.current = new AbortController();
    setSoFar(0);
    onRunning(true);
    select.mutate(running.current.signal);
  };
  if (select.isPending && soFar > 0) {
    return (
      <Button size="sm" variant="ghost" onClick={() => running.current?.abort()}>
        {t('selecting', { number: formatNumber(language, soFar) })}
      </Button>
    );
  }
  return (
    <Button size="sm" variant="ghost" isPending={select.isPending} onClick={start}>
      {isCapped
        ? t('selectMore', { number: formatNumber(language, total) })
        : t('selectMatching', { count: total })}
    </Button>
  );
}
