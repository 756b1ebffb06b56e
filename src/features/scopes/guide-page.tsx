import { skipToken, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { ErrorState } from '@/ui/error-state';
import { Loading } from '@/ui/controls/loading';
import { Skeleton } from '@/ui/controls/skeleton';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { useUrlState } from '@/lib/use-url-state';
import { PageTop } from '@/site/page/page-top';
import { guideQuery, guideStep, readGuide, type Guide, type GuideStep } from './guide';
import { GuideAnswer } from './guide-answer';
import { GuideCodes } from './guide-codes';
import { guideMessages } from './guide-messages';
import { GuideSize } from './guide-size';
import { GuideSteps } from './guide-steps';
import { GuideSearch } from './guide-search';
import { scopesByCodeQuery, type ScopeDetail } from './queries';

/** Renders /layanan/panduan: three questions in plain language. The URL contains the answers. */
export function Component() {
  const { t } = useTexts(guideMessages);
  const { params, only } = useUrlState({});
  const guide = readGuide(params);
  const query = scopesByCodeQuery(guide.codes);
  const scopes = useQuery({ ...query, ...(guide.codes.length === 0 && { queryFn: skipToken }) });
  const chosen = guide.codes.length > 0 ? scopes.data : [];
  const step = guideStep(guide, chosen);
  const heading = useStepFocus(step);
  // Adds a history entry.
  const answer = (next: Partial<Guide>) => only(guideQuery({ ...guide, step: '', ...next }), {});
  return (
    <>
      <PageTop
        title={t('title')}
        purpose={t('purpose')}
        way={[{ label: t('section') }, { label: t('scopes'), to: paths.services.scopes }]}
      />
      <div className="container-page space-y-8 py-10 sm:py-14">
        <GuideSteps guide={guide} current={step} />
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {t(`step.${step}`)}
        </h2>
        {step === 'words' ? (
          <GuideSearch
            key={guide.words}
            words={guide.words}
            onAnswer={(words) =>
              answer({ words, codes: words === guide.words ? guide.codes : [], size: guide.size })
            }
          />
        ) : step === 'codes' ? (
          <GuideCodes words={guide.words} chosen={guide.codes} onAnswer={(codes) => answer({ codes })} />
        ) : chosen ? (
          <Rest guide={guide} step={step} scopes={chosen} onAnswer={answer} />
        ) : scopes.isPending ? (
          <Loading label={t('loading')}>
            <Skeleton className="h-96" />
          </Loading>
        ) : (
          <ErrorState
            title={t('failed')}
            onRetry={() => void scopes.refetch()}
            isRetrying={scopes.isFetching}
          />
        )}
      </div>
    </>
  );
}

interface RestProps {
  guide: Guide;
  step: GuideStep;
  scopes: readonly ScopeDetail[];
  onAnswer: (next: Partial<Guide>) => void;
}

/** Renders the last question or the result, both of which need the selected codes. */
function Rest({ guide, step, scopes, onAnswer }: RestProps) {
  return step === 'size' ? (
    <GuideSize scopes={scopes} size={guide.size} onAnswer={(size) => onAnswer({ size })} />
  ) : (
    <GuideAnswer guide={guide} scopes={scopes} />
  );
}

/**
 * Returns a ref for a step's heading, which is focused when the step changes, so that screen readers announce
 * it.
 */
function useStepFocus(step: GuideStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useLayoutEffect(() => {
    if (before.current === step) return;
    before.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
