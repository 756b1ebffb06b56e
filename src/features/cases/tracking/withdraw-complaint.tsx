import { useState, type SyntheticEvent } from 'react';
import { Notice } from '@/ui/notice';
import { UnknownOutcome } from '@/ui/unknown-outcome';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { TextArea } from '@/ui/controls/text-area';
import { useTexts } from '@/lib/i18n/use-texts';
import { requestProblem } from '@/requests/problem';
import { useProblemMessage } from '@/requests/use-problem-message';
import { caseTrackingMessages } from './messages';
import { useWithdraw } from './queries';
import type { CaseKey, TrackedCase } from './tracked-case';

/** Renders the form that withdraws an open complaint, with an optional reason and a confirmation. */
export function WithdrawComplaint({ caseKey, found }: { caseKey: CaseKey; found: TrackedCase }) {
  const { t } = useTexts(caseTrackingMessages);
  const { messageFor } = useProblemMessage();
  const withdraw = useWithdraw(caseKey);
  const [isAsked, setAsked] = useState(false);
  const [reason, setReason] = useState('');
  if (found.closed_at || found.spam) return null;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!withdraw.isPending) withdraw.mutate(reason.trim());
  };
  const isRefused = withdraw.data === false;
  return (
    <section aria-labelledby="withdraw-title" className="space-y-4 print:hidden">
      <h3 id="withdraw-title" className="text-xl">
        {t('withdraw.title')}
      </h3>
      <p className="max-w-prose text-sm">{t('withdraw.text')}</p>
      {withdraw.isUnknown && <UnknownOutcome isAsking={withdraw.isPending} />}
      {((withdraw.isError && !withdraw.isUnknown) || isRefused) && (
        <Notice tone="danger" live="assertive">
          <p>{isRefused ? t('reply.gone') : messageFor(requestProblem(withdraw.error))}</p>
        </Notice>
      )}
      {isAsked ? (
        <form
          noValidate
          onSubmit={submit}
          aria-label={t('withdraw.ask', { number: found.number })}
          className="space-y-4 rounded-lg border border-border bg-surface px-5 py-4"
        >
          <p className="font-semibold">{t('withdraw.ask', { number: found.number })}</p>
          <p className="max-w-prose text-sm">{t('withdraw.confirm')}</p>
          <Field label={t('withdraw.reason')}>
            <TextArea
              rows={3}
              maxLength={2000}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="danger" isPending={withdraw.isPending}>
              {t('withdraw.action')}
            </Button>
            <Button variant="secondary" onClick={() => setAsked(false)}>
              {t('withdraw.keep')}
            </Button>
          </div>
        </form>
      ) : (
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {t('withdraw.action')}
        </Button>
      )}
    </section>
  );
}
