import { LogOut, Printer, RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Notice } from '@/components/notice';
import { Button } from '@/components/ui/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { problemOf } from '@/request-kit/problem';
import { useProblemWords } from '@/request-kit/use-problem-words';
import { CaseEvidence } from './case-evidence';
import { CaseFacts } from './case-facts';
import { CaseNext } from './case-next';
import { CaseOutcome } from './case-outcome';
import { CaseReply } from './case-reply';
import { CaseTimeline } from './case-timeline';
import { DataRights } from './data-rights';
import { caseTrackingMessages } from './messages';
import type { CaseKey, TrackedCase } from './tracked-case';

interface CaseViewProps {
  found: TrackedCase;
  caseKey: CaseKey;
  onRefresh: () => void;
  isRefreshing: boolean;
  failure: Error | null;
  onClose: () => void;
}

/** A case as its reporter sees it. */
export function CaseView({ found, caseKey, onRefresh, isRefreshing, failure, onClose }: CaseViewProps) {
  const { t } = useTexts(caseTrackingMessages);
  const { say } = useProblemWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
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
            <p>{say(problemOf(failure))}</p>
          </Notice>
        )}
        <CaseFacts found={found} />
      </div>
      <CaseNext found={found} />
      <CaseOutcome found={found} />
      <CaseEvidence found={found} onArrived={onRefresh} />
      <CaseTimeline events={found.events} />
      <CaseReply caseKey={caseKey} canReply={found.can_reply} />
      <DataRights />
    </div>
  );
}
