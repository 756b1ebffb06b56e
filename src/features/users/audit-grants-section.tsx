import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { EmptyState } from '@/ui/empty-state';
import { Badge } from '@/ui/controls/badge';
import { Button } from '@/ui/controls/button';
import { toast } from '@/ui/toast/toast';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { officeDay } from '@/lib/today';
import { listColumn, type ListColumns } from '@/lists/table/columns';
import { ListTable } from '@/lists/table/list-table';
import { useListTable } from '@/lists/table/use-list-table';
import { auditGrantsQuery, grantState, useEndAudit, type AuditGrant } from './audit-grant-queries';
import { auditGrantMessages } from './audit-messages';
import { AuditReadsDialog } from './audit-reads-dialog';

const tones = { upcoming: 'info', active: 'success', ended: 'neutral', over: 'neutral' } as const;
const NO_GRANTS: readonly AuditGrant[] = [];

/** Renders the reading accesses for audits, and buttons that show what was read. */
export function AuditGrantsSection() {
  const { t } = useTexts(auditGrantMessages);
  const language = useLanguage();
  const today = officeDay(new Date());
  const query = useQuery(auditGrantsQuery());
  const { mutateAsync: end, isPending } = useEndAudit();
  const [open, setOpen] = useState<{ dialog: 'end' | 'reads'; grant: AuditGrant }>();
  const close = () => setOpen(undefined);
  const day = (date: string) => formatDate(language, date);
  const stop = ({ id }: AuditGrant) =>
    void end(id)
      .then(
        () => toast({ title: t('endDone') }),
        () => toast({ title: t('endFailed'), description: t('problem.other'), variant: 'destructive' }),
      )
      .then(close);
  const columns: ListColumns<AuditGrant> = [
    listColumn(
      'name',
      t('name'),
      ({ id, user_name: name }) => (
        <span data-row={id} tabIndex={-1}>
          {name}
        </span>
      ),
      { isTitle: true, cell: 'min-w-40 align-top wrap-anywhere' },
    ),
    listColumn('period', t('period'), ({ starts_on, ends_on }) =>
      t('range', { from: day(starts_on), until: day(ends_on) }),
    ),
    listColumn(
      'reason',
      t('reason'),
      ({ reason, granted_by_name: by }) => (
        <span>
          {reason}
          {by && <span className="block text-text-muted">{t('grantedBy', { name: by })}</span>}
        </span>
      ),
      'wrap-anywhere',
    ),
    listColumn('state', t('state'), (grant) => {
      const state = grantState(grant, today);
      return (
        <span>
          <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
          {grant.ended_at && grant.ended_by_name && (
            <span className="block text-text-muted">
              {t('endedBy', { name: grant.ended_by_name, date: day(grant.ended_at) })}
            </span>
          )}
        </span>
      );
    }),
    listColumn('actions', t('actions'), (grant) => (
      <span className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('readsNamed', { name: grant.user_name })}
          onClick={() => setOpen({ dialog: 'reads', grant })}
        >
          {t('reads')}
        </Button>
        {(grantState(grant, today) === 'active' || grantState(grant, today) === 'upcoming') && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('endNamed', { name: grant.user_name })}
            onClick={() => setOpen({ dialog: 'end', grant })}
          >
            {t('end')}
          </Button>
        )}
      </span>
    )),
  ];
  return (
    <section aria-labelledby="audit-access" className="mt-8 space-y-3">
      <div>
        <h2 id="audit-access" className="text-lg">
          {t('title')}
        </h2>
        <p className="text-sm text-text-muted">{t('hint')}</p>
      </div>
      <ListTable
        table={useListTable({ columns, rows: query.data ?? NO_GRANTS })}
        label={t('list')}
        query={query}
        failed={{ title: t('failed') }}
        empty={<EmptyState title={t('none')} />}
        density="compact"
      />
      {open?.dialog === 'reads' && <AuditReadsDialog grant={open.grant} onClose={close} />}
      {open?.dialog === 'end' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={t('endTitle', { name: open.grant.user_name })}
          message={t('endHint')}
          confirmLabel={t('end')}
          tone="danger"
          onConfirm={() => stop(open.grant)}
          isPending={isPending}
        />
      )}
    </section>
  );
}
