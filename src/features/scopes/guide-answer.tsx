import { Printer } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { splitFlow, totalDays } from '@/domain/certification-flow';
import { ErrorState } from '@/ui/error-state';
import { NextStep } from '@/ui/next-step';
import { Notice } from '@/ui/notice';
import { SectionHeading } from '@/ui/section-heading';
import { Button } from '@/ui/controls/button';
import { Skeleton } from '@/ui/controls/skeleton';
import { paths } from '@/config/paths';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { siteAddress } from '@/lib/site-address';
import { useApplyAction } from '@/site/page/apply-action';
import { useFees } from '@/site/page/fee-schedule';
import { useFlowSteps } from '@/site/page/flow-steps';
import { PagePrint } from '@/site/page/page-print';
import { ShareLinks } from '@/site/page/share-links';
import { guideLines, guideQuery, type Guide } from './guide';
import { GuideFees } from './guide-fees';
import { guideMessages } from './guide-messages';
import type { ScopeDetail } from './queries';
import { ScopeDocuments } from './scope-documents';

/** Renders the result: codes, qualification, fee, documents, duration, and where to apply. */
export function GuideAnswer({ guide, scopes }: { guide: Guide; scopes: readonly ScopeDetail[] }) {
  const { t } = useTexts(guideMessages);
  const language = useLanguage();
  const fees = useFees();
  const apply = useApplyAction();
  const { pathname } = useLocation();
  const page = siteAddress(pathname, language);
  const query = guideQuery({ ...guide, step: '' });
  const address = page + (page.includes('?') ? query.replace('?', '&') : query);
  const title = t('shared', { codes: scopes.map(({ code }) => code).join(', ') });
  return (
    <div className="space-y-14">
      {fees.isPending ? (
        <Skeleton className="h-96" />
      ) : !fees.data ? (
        <ErrorState
          title={t('feesFailed')}
          onRetry={() => void fees.refetch()}
          isRetrying={fees.isFetching}
        />
      ) : (
        <GuideFees guide={guide} lines={guideLines(scopes, guide.size, fees.data)} />
      )}
      <GuideTime />
      <ScopeDocuments />
      <div className="flex flex-wrap items-end justify-between gap-6 print:hidden">
        <ShareLinks title={title} address={address} inRow />
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="sm" onClick={() => window.print()}>
            <Printer aria-hidden />
            {t('print')}
          </Button>
          <Button asChild variant="ghost" size="sm">
            <Link to={pathname}>{t('again')}</Link>
          </Button>
        </div>
      </div>
      {/* Further links are not printed, but where to apply is part of the result. */}
      {apply.map(({ label, to }) => (
        <p key={to} className="hidden wrap-anywhere print:block">
          {label}: {to}
        </p>
      ))}
      <PagePrint />
      <NextStep
        title={t('nextTitle')}
        text={t('nextText')}
        actions={[
          ...apply,
          { label: t('flow'), to: paths.services.flow },
          { label: t('ask'), to: paths.profile.contact },
        ]}
      />
    </div>
  );
}

/** Renders the working days of all stages up to the certificate. */
function GuideTime() {
  const { t } = useTexts(guideMessages);
  const steps = useFlowSteps();
  const days = totalDays(splitFlow(steps.data ?? []).stages);
  return (
    <section aria-labelledby="time" className="space-y-4">
      <SectionHeading id="time" title={t('timeTitle')} />
      {steps.isPending ? (
        <Skeleton className="h-12" />
      ) : !steps.data ? (
        <Notice tone="warning">{t('timeFailed')}</Notice>
      ) : (
        <p className="max-w-prose">{days > 0 ? t('time', { count: days }) : t('timeUnknown')}</p>
      )}
    </section>
  );
}
