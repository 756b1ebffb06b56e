import {
  Ban,
  LogOut,
  Printer,
  RotateCw,
  CircleCheck,
  CircleDashed,
  CircleX,
  Hourglass,
  LoaderCircle,
  Merge,
  MessageCircleQuestionMark,
  Undo2,
} from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Notice } from '@/ui/notice';
import { Badge, type Tone } from '@/ui/controls/badge';
import { Button } from '@/ui/controls/button';
import { formatDate, formatDateTime, formatRupiah } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { PagePrint } from '@/site/page/page-print';
import { requestProblem } from '@/requests/problem';
import { useProblemMessage } from '@/requests/use-problem-message';
import { TrackedEvidence, useCaseUploads } from './tracked-evidence';
import { TrackedLetters } from './tracked-letters';
import { NextStepNotice } from './next-step-notice';
import { TrackedOutcome } from './tracked-outcome';
import { CaseReply } from './case-reply';
import { TrackedTimeline } from './tracked-timeline';
import { WithdrawComplaint } from './withdraw-complaint';
import { DataRights } from './data-rights';
import { EarlierDecisions } from './earlier-decisions';
import { caseTrackingMessages } from './messages';
import type { CaseKey, TrackedCase, TrackedStatus } from './tracked-case';

const looks: Record<TrackedStatus, { tone: Tone; icon: ReactNode }> = {
  baru: { tone: 'info', icon: <CircleDashed aria-hidden /> },
  diproses: { tone: 'info', icon: <LoaderCircle aria-hidden /> },
  menunggu: { tone: 'warning', icon: <MessageCircleQuestionMark aria-hidden /> },
  selesai: { tone: 'success', icon: <CircleCheck aria-hidden /> },
  diterima: { tone: 'success', icon: <CircleCheck aria-hidden /> },
  ditolak: { tone: 'danger', icon: <CircleX aria-hidden /> },
  dicabut: { tone: 'neutral', icon: <Undo2 aria-hidden /> },
  gugur: { tone: 'neutral', icon: <Hourglass aria-hidden /> },
  digabung: { tone: 'neutral', icon: <Merge aria-hidden /> },
  dibaca: { tone: 'info', icon: <LoaderCircle aria-hidden /> },
  dibalas: { tone: 'success', icon: <CircleCheck aria-hidden /> },
  arsip: { tone: 'neutral', icon: <CircleCheck aria-hidden /> },
};

function StatusBadge({ found: { status, kind, spam } }: { found: TrackedCase }) {
  const { t } = useTexts(caseTrackingMessages);
  if (spam)
    return (
      <Badge tone="warning" icon={<Ban aria-hidden />}>
        {t('spam')}
      </Badge>
    );
  return <Badge {...looks[status]}>{t(`statuses.${status}`, { context: kind })}</Badge>;
}

/** Renders status and dates in one row. */
function CaseFacts({ found }: { found: TrackedCase }) {
  const { t } = useTexts(caseTrackingMessages);
  const language = useLanguage();
  return (
    <dl className="grid gap-x-8 gap-y-4 rounded-lg border border-border bg-surface px-5 py-4 text-sm sm:grid-cols-4">
      <Fact label={t('status')}>
        <StatusBadge found={found} />
      </Fact>
      <Fact label={t('received')}>{formatDateTime(language, found.created_at)}</Fact>
      <Fact label={t('updated')}>{formatDateTime(language, found.updated_at)}</Fact>
      {/* The due date keeps moving while the case waits for the reporter. */}
      {found.due_at && !found.closed_at && !found.spam && found.status !== 'menunggu' && (
        <Fact label={t('due')}>{formatDate(language, found.due_at)}</Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="space-y-1">
      <dt className="text-xs font-semibold text-text-muted">{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}

/** Renders the invoice for an appeal and whether it was paid. */
function FeeFact({ fee }: { fee: NonNullable<TrackedCase['fee']> }) {
  const { t } = useTexts(caseTrackingMessages);
  const language = useLanguage();
  const { amount, sent_on, due_on, paid_on, state } = fee;
  return (
    <Notice tone={state === 'overdue' ? 'warning' : 'info'} title={t('fee.title')}>
      <p>
        {t('fee.invoice', { amount: formatRupiah(language, amount), date: formatDate(language, sent_on) })}{' '}
        {t(`fee.${state}`, { date: formatDate(language, paid_on ?? due_on) })}
      </p>
    </Notice>
  );
}

/** Renders that an appeal was filed late, and whether it was admitted. */
function LateAppeal({ late, isOpen }: { late: NonNullable<TrackedCase['late']>; isOpen: boolean }) {
  const { t } = useTexts(caseTrackingMessages);
  const language = useLanguage();
  const { last_day, admitted_at } = late;
  return (
    <Notice tone={admitted_at ? 'info' : 'warning'} title={t('late.title')}>
      <p>{t('late.lastDay', { date: formatDate(language, last_day) })}</p>
      {admitted_at ? (
        <p>{t('late.admitted', { date: formatDate(language, admitted_at) })}</p>
      ) : (
        isOpen && <p>{t('late.undecided')}</p>
      )}
    </Notice>
  );
}

/** Renders the reporter's text that opened the case or thread. */
function MessageText({ found: { message, description, grounds } }: { found: TrackedCase }) {
  const { t } = useTexts(caseTrackingMessages);
  const words = message || description || grounds;
  if (!words) return null;
  return (
    <section aria-labelledby="case-message" className="space-y-3">
      <h3 id="case-message" className="text-xl">
        {t('message')}
      </h3>
      <p className="max-w-prose wrap-anywhere whitespace-pre-line">{words}</p>
    </section>
  );
}

interface CaseViewProps {
  found: TrackedCase;
  caseKey: CaseKey;
  onRefresh: () => void;
  isRefreshing: boolean;
  failure: Error | null;
  onClose: () => void;
}

/** Renders a case as its reporter sees it. */
export function CaseView({ found, caseKey, onRefresh, isRefreshing, failure, onClose }: CaseViewProps) {
  const { t } = useTexts(caseTrackingMessages);
  const { messageFor } = useProblemMessage();
  const heading = useRef<HTMLHeadingElement>(null);
  const { uploads, list } = useCaseUploads(found, onRefresh);
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [caseKey]);

  return (
    <div className="max-w-3xl space-y-10">
      <div className="space-y-6">
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
          <div className="min-w-0 space-y-1">
            <p className="text-sm font-semibold text-text-muted tabular-nums">
              {t(`kinds.${found.kind}`)} {found.number}
            </p>
            <h2 ref={heading} tabIndex={-1} className="text-2xl wrap-anywhere">
              {found.subject}
            </h2>
          </div>
          <div className="flex flex-wrap gap-2 print:hidden">
            <Button variant="secondary" size="sm" onClick={onRefresh} isPending={isRefreshing}>
              <RotateCw aria-hidden />
              {t('refresh')}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => window.print()}>
              <Printer aria-hidden />
              {t('print')}
            </Button>
            <Button variant="ghost" size="sm" onClick={onClose}>
              <LogOut aria-hidden />
              {t('close')}
            </Button>
          </div>
        </div>
        {failure && (
          <Notice tone="danger" live="assertive" title={t('form.failed')}>
            <p>{messageFor(requestProblem(failure))}</p>
          </Notice>
        )}
        <CaseFacts found={found} />
      </div>
      {found.late && <LateAppeal late={found.late} isOpen={!found.closed_at} />}
      {found.fee && <FeeFact fee={found.fee} />}
      <NextStepNotice found={found} />
      <TrackedOutcome found={found} />
      <EarlierDecisions earlier={found.earlier} />
      <TrackedLetters letters={found.letters} caseKey={caseKey} />
      {found.kind === 'contact' && <MessageText found={found} />}
      <TrackedTimeline found={found} caseKey={caseKey} />
      <TrackedEvidence kind={found.kind} list={list} uploads={uploads} />
      <CaseReply caseKey={caseKey} found={found} uploads={uploads} list={list} />
      {found.kind === 'complaint' && <WithdrawComplaint caseKey={caseKey} found={found} />}
      {found.kind !== 'contact' && <MessageText found={found} />}
      <DataRights found={found} />
      <PagePrint />
    </div>
  );
}
