import { Printer, Route } from 'lucide-react';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { NextStep } from '@/components/next-step';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { useFlowSteps } from '@/page-kit/flow-steps';
import { PageTop } from '@/page-kit/page-top';
import { splitFlow } from './certification-flow';
import { FlowCycles } from './flow-cycles';
import { FlowFacts } from './flow-facts';
import { FlowFigure } from './flow-figure';
import { FlowRules } from './flow-rules';
import { FlowSkeleton } from './flow-skeleton';
import { FlowStages } from './flow-stages';
import { certificationFlowMessages } from './messages';

/** /layanan/alur */
export function Component() {
  const { t } = useTexts(certificationFlowMessages);
  const steps = useFlowSteps();
  const { stages, cycles } = splitFlow(steps.data ?? []);
  const print = (
    <Button variant="secondary" onClick={() => window.print()}>
      <Printer aria-hidden />
      {t('print')}
    </Button>
  );
  return (
    <>
      <PageTop title={t('title')} purpose={t('purpose')} way={[{ label: t('section') }]} actions={print} />
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
        <NextStep
          title={t('nextTitle')}
          text={t('nextText')}
          actions={[
            { label: t('scopes'), to: paths.services.scopes },
            { label: t('fees'), to: paths.services.fees },
          ]}
        />
      </div>
    </>
  );
}
