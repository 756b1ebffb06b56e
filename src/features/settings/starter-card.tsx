import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { ErrorState } from '@/ui/error-state';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/controls/card';
import { Skeleton } from '@/ui/controls/skeleton';
import { formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { settingsMessages } from './messages';
import { reasonOf } from './queries';
import { starterMessages } from './starter-messages';
import { demoQuery, useClearDemo } from './starter-queries';

type Lines = readonly { table_name: string; entries: number; rewritten: number; real_cases: number }[];

const { tables } = starterMessages.id;
const isTable = (name: string): name is keyof typeof tables => Object.hasOwn(tables, name);

/** Renders the remaining demo content, and the button that clears it. */
export function StarterCard() {
  const { t } = useTexts(starterMessages, settingsMessages);
  const { data, isError, isFetching, refetch } = useQuery(demoQuery());
  return (
    <Card asChild>
      <section id="starter" aria-labelledby="starter-title" className="scroll-mt-20 space-y-5">
        <div className="space-y-1">
          <h2 id="starter-title" className="text-lg">
            {t('settings:group.starter')}
          </h2>
          <p className="max-w-prose text-sm text-text-muted">{t('hint')}</p>
        </div>
        {data ? (
          data.length > 0 ? (
            <Demo lines={data} />
          ) : (
            <Notice tone="success">{t('none')}</Notice>
          )
        ) : isError ? (
          <ErrorState title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Skeleton className="h-40" />
        )}
      </section>
    </Card>
  );
}

function Demo({ lines }: { lines: Lines }) {
  const { t } = useTexts(starterMessages);
  const language = useLanguage();
  const after = useId();
  const count = lines.reduce((sum, { entries }) => sum + entries, 0);
  const cases = lines[0]?.real_cases ?? 0;
  return (
    <>
      <Notice tone="warning">{t('demo', { count })}</Notice>
      <table className="w-full max-w-xl text-sm">
        <thead>
          <tr className="border-b border-border">
            <th scope="col" className="py-2 text-start font-semibold">
              {t('table')}
            </th>
            <th scope="col" className="py-2 text-end font-semibold">
              {t('still')}
            </th>
            <th scope="col" className="py-2 text-end font-semibold">
              {t('rewritten')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ table_name: name, entries, rewritten }) => (
            <tr key={name} className="border-b border-border">
              <th scope="row" className="py-1.5 text-start font-normal">
                {isTable(name) ? t(`tables.${name}`) : name}
              </th>
              <td className="text-end tabular-nums">{formatNumber(language, entries)}</td>
              <td className="text-end tabular-nums">{formatNumber(language, rewritten)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="max-w-prose space-y-2 text-sm">
        <h3 id={after} className="font-semibold">
          {t('after')}
        </h3>
        <ul aria-labelledby={after} className="list-disc space-y-1 ps-5">
          <li>{t('effects.gone')}</li>
          <li>{t('effects.drafts')}</li>
          <li>{t('effects.kept')}</li>
        </ul>
        <p className="text-text-muted">{t('backup')}</p>
      </div>
      {cases > 0 ? <Notice>{t('cases', { count: cases })}</Notice> : <ClearButton count={count} />}
    </>
  );
}

function ClearButton({ count }: { count: number }) {
  const { t } = useTexts(starterMessages, settingsMessages);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const client = useQueryClient();
  const { mutate, isPending } = useClearDemo();
  const clear = () =>
    mutate(undefined, {
      onSuccess: (gone) => {
        const kept = gone.reduce((sum, line) => sum + line.kept, 0);
        void toast({
          title: t('cleared'),
          description: kept > 0 ? t('keptHint', { count: kept }) : t('clearedHint'),
        });
      },
      onError: (error) =>
        void toast({
          title: t('clearFailed'),
          description: t(`settings:reason.${reasonOf(error)}`),
          variant: 'destructive',
        }),
      // Last, because clearing unmounts the button.
      onSettled: () => {
        setDialogOpen(false);
        void client.invalidateQueries();
      },
    });
  return (
    <>
      <Button variant="danger" onClick={() => setDialogOpen(true)}>
        <Trash2 aria-hidden />
        {t('clear')}
      </Button>
      <ConfirmDialog
        open={isDialogOpen}
        onOpenChange={setDialogOpen}
        title={t('question')}
        message={t('consequence', { count })}
        confirmLabel={t('clear')}
        onConfirm={clear}
        tone="danger"
        isPending={isPending}
      />
    </>
  );
}
