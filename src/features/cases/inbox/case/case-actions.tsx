import { useQuery } from '@tanstack/react-query';
import { ListTodo } from 'lucide-react';
import { useState } from 'react';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { SkeletonText } from '@/ui/controls/skeleton';
import type { OpenCase } from '@/features/cases/inbox/case-inbox';
import { Section } from '@/ui/section';
import { PartFailure } from '@/ui/part-failure';
import { useTexts } from '@/lib/i18n/use-texts';
import { openDraft } from '@/session/drafts';
import { ActionDialog } from './action-dialog';
import { ActionLine } from './action-line';
import { actionMessages } from './action-messages';
import { useWaiveActions } from './actions';
import { caseActionsQuery } from './detail-queries';
import { ReasonDialog } from './reason-dialog';

/** Renders the corrective actions of a case with owner, due date and evidence, or why none is needed. */
export function CaseActions({ inbox, row }: OpenCase) {
  const { t } = useTexts(actionMessages);
  const { data: actions, isPending, isFetching, refetch } = useQuery(caseActionsQuery(inbox, row.id));
  const waive = useWaiveActions(inbox, row.id);
  const [openDialog, setOpenDialog] = useState<'plan' | 'waive' | undefined>(() => {
    if (openDraft(`action:${row.id}`) === '') return 'plan';
    return openDraft(`no-action:${row.id}`) === '' ? 'waive' : undefined;
  });
  const close = () => setOpenDialog(undefined);
  // The letter of a closed case lists its actions: they can be completed, but not added, dropped or waived.
  const isClosedToWork = row.closed_at !== null || row.anonymised_at !== null || row.restricted_at !== null;
  const isWaivable = !actions?.some(({ status }) => status === 'open' || status === 'done');
  return (
    <Section title={t('title')}>
      <p className="max-w-prose text-xs text-text-muted">{t('hint')}</p>
      {isPending ? (
        <SkeletonText lines={2} />
      ) : !actions ? (
        <PartFailure message={t('failed')} onRetry={refetch} isRetrying={isFetching} />
      ) : actions.length === 0 ? (
        <p className="text-sm text-text-muted">{t('none')}</p>
      ) : (
        <ul className="divide-y divide-border">
          {actions.map((action) => (
            <ActionLine
              key={action.id}
              inbox={inbox}
              action={action}
              language={row.language}
              isOpen={action.status === 'open' && row.restricted_at === null}
              isTold={row.closed_at !== null}
            />
          ))}
        </ul>
      )}
      {row.closed_at && !row.anonymised_at && (
        <p className="max-w-prose text-xs text-text-muted">{t('closed')}</p>
      )}
      {!isClosedToWork && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => setOpenDialog('plan')}>
            <ListTodo aria-hidden />
            {t('plan')}
          </Button>
          {actions && isWaivable && (
            <Button variant="ghost" size="sm" onClick={() => setOpenDialog('waive')}>
              {t('waive')}
            </Button>
          )}
        </div>
      )}
      {openDialog === 'plan' && <ActionDialog inbox={inbox} row={row} onClose={close} />}
      {openDialog === 'waive' && (
        <ReasonDialog
          name={`no-action:${row.id}`}
          title={t('waiveTitle', { number: row.number })}
          description={t('waiveHint')}
          action={t('waive')}
          label={t('reason')}
          task={waive}
          onDone={() => {
            toast({ title: t('waived') });
            close();
          }}
          onClose={close}
        />
      )}
    </Section>
  );
}
