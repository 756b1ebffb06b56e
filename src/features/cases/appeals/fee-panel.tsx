import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FeeState } from '@/domain/appeal';
import { PartFailure } from '@/ui/part-failure';
import { Badge, type Tone } from '@/ui/controls/badge';
import { Button } from '@/ui/controls/button';
import type { OpenCase } from '@/features/cases/inbox/case-inbox';
import { caseFeeQuery } from '@/features/cases/inbox/case/detail-queries';
import { formatDate, formatRupiah } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { openDraft } from '@/session/drafts';
import { Section } from '@/ui/section';
import { appealFeeMessages } from './fee-messages';
import { InvoiceDialog } from './invoice-dialog';
import { PaymentDialog } from './payment-dialog';

const tones: Record<FeeState, Tone> = {
  open: 'info',
  overdue: 'danger',
  paid: 'success',
  lapsed: 'neutral',
  unpaid: 'neutral',
};

/** Renders the invoice of an appeal and its payment; nothing if the body charges no fee. */
export function FeePanel({ inbox, row }: OpenCase) {
  const { t } = useTexts(appealFeeMessages);
  const language = useLanguage();
  const { data: fee, isError, isFetching, refetch } = useQuery(caseFeeQuery(row.id));
  const [dialog, setDialog] = useState<'invoice' | 'payment' | undefined>(() =>
    openDraft(`invoice:${row.id}`) === ''
      ? 'invoice'
      : openDraft(`payment:${row.id}`) === ''
        ? 'payment'
        : undefined,
  );
  if (isError)
    return (
      <Section title={t('title')}>
        <PartFailure message={t('failed')} onRetry={refetch} isRetrying={isFetching} />
      </Section>
    );
  if (!fee || (fee.amount === 0 && !fee.invoice)) return null;
  const { invoice } = fee;
  const canWrite = !row.closed_at && !row.spam_at && !row.restricted_at && !invoice?.paid_on;
  const day = (date: string) => formatDate(language, date);
  const close = () => setDialog(undefined);
  return (
    <Section title={t('title')}>
      {invoice ? (
        <>
          <p>
            <Badge tone={tones[invoice.state]}>{t(`states.${invoice.state}`)}</Badge>
          </p>
          <p className="text-sm">
            {t('invoice', { amount: formatRupiah(language, invoice.amount), date: day(invoice.sent_on) })}{' '}
            {invoice.paid_on
              ? t('paid', { date: day(invoice.paid_on) })
              : t('due', { date: day(invoice.due_on) })}
          </p>
          {invoice.number && (
            <p className="text-sm wrap-anywhere">{t('number', { number: invoice.number })}</p>
          )}
          {invoice.state === 'overdue' && <p className="text-sm text-text-muted">{t('overdueHint')}</p>}
        </>
      ) : (
        <p className="text-sm text-text-muted">{t('none')}</p>
      )}
      {canWrite && (
        <div className="flex flex-wrap gap-2">
          {invoice && (
            <Button variant="secondary" size="sm" onClick={() => setDialog('payment')}>
              {t('pay')}
            </Button>
          )}
          {fee.amount !== 0 && (
            <Button variant={invoice ? 'ghost' : 'secondary'} size="sm" onClick={() => setDialog('invoice')}>
              {t(invoice ? 'correct' : 'record')}
            </Button>
          )}
        </div>
      )}
      {canWrite && dialog === 'invoice' && (
        <InvoiceDialog inbox={inbox} row={row} fee={fee} onClose={close} />
      )}
      {canWrite && dialog === 'payment' && invoice && (
        <PaymentDialog inbox={inbox} row={row} since={invoice.sent_on} onClose={close} />
      )}
    </Section>
  );
}
