import { Printer, Route } from 'lucide-react';
import { splitFlow } from '@/domain/certification-flow';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { NextStep } from '@/ui/next-step';
import { SectionHeading } from '@/ui/section-heading';
import { Button } from '@/ui/controls/button';
import { Loading } from '@/ui/controls/loading';
import { Skeleton } from '@/ui/controls/skeleton';
import { paths } from '@/config/paths';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { RichText } from '@/lib/rich-text/rich-text';
import { plainText } from '@/lib/rich-text/rich-text-doc';
import { useFlowSteps, type FlowStep } from '@/site/page/flow-steps';
import { useApplyAction } from '@/site/page/apply-action';
import { ApplyButton } from '@/site/page/apply-button';
import { PagePrint } from '@/site/page/page-print';
import { pageBody, usePageText } from '@/site/page/page-text';
import { PageTop } from '@/site/page/page-top';
import { FlowFacts } from './flow-facts';
import { FlowFigure } from './flow-figure';
import { FlowStepText } from './flow-step-text';
import { certificationFlowMessages } from './messages';
import { useDurationLabel } from './use-duration-label';

/** Placeholder for numbers, figure and first stages while they load. */
function FlowSkeleton() {
  const { t } = useTexts(certificationFlowMessages);
  return (
    <Loading label={t('loading')} className="space-y-16">
      <div className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className="h-20" />
        ))}
      </div>
      <Skeleton className="h-[60rem]" />
    </Loading>
  );
}

/** Renders the certification process as an ordered list. */
function FlowStages({ stages }: { stages: readonly FlowStep[] }) {
  const { t } = useTexts(certificationFlowMessages);
  const { takes } = useDurationLabel();
  return (
    <section aria-labelledby="flow-stages" className="space-y-8">
      <SectionHeading id="flow-stages" title={t('stepsTitle')} />
      <ol className="space-y-4 lg:space-y-6">
        {stages.map((step, index) => (
          <FlowStepText key={step.id} step={step} number={index + 1} duration={takes(step.duration_days)} />
        ))}
      </ol>
    </section>
  );
}

/**
 * Renders the cycles of a valid certificate (surveillance, re-certification), numbered on from the stages.
 */
function FlowCycles({ cycles, from }: { cycles: readonly FlowStep[]; from: number }) {
  const { t } = useTexts(certificationFlowMessages);
  const { returns } = useDurationLabel();
  return (
    <section aria-labelledby="flow-cycles" className="space-y-8">
      <SectionHeading id="flow-cycles" title={t('cyclesTitle')} text={t('cyclesText')} />
      <ol start={from} className="space-y-4 lg:space-y-6">
        {cycles.map((step, index) => (
          <FlowStepText
            key={step.id}
            step={step}
            number={from + index}
            duration={returns(step.duration_days)}
          />
        ))}
      </ol>
    </section>
  );
}

/** Slug of the page with the rules; without it the section is omitted. */
const RULES_PAGE = 'alur';

/**
 * Renders the rules for granting, maintaining, extending, reducing, suspending, withdrawing and refusing
 * certification (ISO/IEC 17065, 4.6 a).
 */
function FlowRules() {
  const { t } = useTexts(certificationFlowMessages);
  const language = useLanguage();
  const page = usePageText(RULES_PAGE).data;
  if (!page || !plainText(page.body)) return null;
  const { doc, lang } = pageBody(page, language);
  return (
    <section aria-labelledby="flow-rules" className="space-y-6">
      <SectionHeading id="flow-rules" title={t('rulesTitle')} />
      <RichText doc={doc} lang={lang} />
    </section>
  );
}

/** Renders /layanan/alur. */
export function Component() {
  const { t } = useTexts(certificationFlowMessages);
  const steps = useFlowSteps();
  const apply = useApplyAction();
  const { stages, cycles } = splitFlow(steps.data ?? []);
  const actions = (
    <>
      <ApplyButton />
      <Button variant="secondary" onClick={() => window.print()}>
        <Printer aria-hidden />
        {t('print')}
      </Button>
    </>
  );
  return (
    <>
      <PageTop title={t('title')} purpose={t('purpose')} way={[{ label: t('section') }]} actions={actions} />
      <div className="container-page space-y-16 py-10 sm:py-14 print:space-y-8 print:py-4">
        {steps.isPending ? (
          <FlowSkeleton />
        ) : !steps.data ? (
          <ErrorState
            title={t('failed')}
            onRetry={() => void steps.refetch()}
            isRetrying={steps.isFetching}
          />
        ) : steps.data.length === 0 ? (
          <EmptyState icon={<Route />} title={t('empty')} message={t('emptyHint')} />
        ) : (
          <>
            <FlowFacts stages={stages} />
            <FlowFigure stages={stages} cycles={cycles} />
            <FlowStages stages={stages} />
            {cycles.length > 0 && <FlowCycles cycles={cycles} from={stages.length + 1} />}
            <FlowRules />
          </>
        )}
        <PagePrint />
        <NextStep
          title={t('nextTitle')}
          text={t('nextText')}
          actions={[
            ...apply,
            { label: t('scopes'), to: paths.services.scopes },
            { label: t('fees'), to: paths.services.fees },
          ]}
        />
      </div>
    </>
  );
}
