import { Link } from 'react-router-dom';
import { ErrorState } from '@/ui/error-state';
import { SectionHeading } from '@/ui/section-heading';
import { Skeleton } from '@/ui/controls/skeleton';
import { paths } from '@/config/paths';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { useFlowSteps } from '@/site/page/flow-steps';
import { scopesMessages } from './messages';

/** Renders the documents for an application, those of the flow's first stage. */
export function ScopeDocuments() {
  const { t } = useTexts(scopesMessages);
  const steps = useFlowSteps();
  return (
    <section aria-labelledby="documents" className="space-y-5">
      <SectionHeading id="documents" title={t('documentsTitle')} text={t('documentsText')} />
      {steps.isPending ? (
        <Skeleton className="h-64" />
      ) : !steps.data ? (
        <ErrorState
          title={t('documentsFailed')}
          onRetry={() => void steps.refetch()}
          isRetrying={steps.isFetching}
        />
      ) : (
        <DocumentList step={steps.data[0]} />
      )}
      <p>
        <Link to={paths.services.flow} className="link">
          {t('allStages')}
        </Link>
      </p>
    </section>
  );
}

type Step = NonNullable<ReturnType<typeof useFlowSteps>['data']>[number];

function DocumentList({ step }: { step: Step | undefined }) {
  const { t } = useTexts(scopesMessages);
  const language = useLanguage();
  const documents = step ? localizedText(step, 'documents', language) : { text: '', lang: undefined };
  const lines = documents.text.split('\n').filter((line) => line.trim());
  if (lines.length === 0) return <p className="max-w-prose">{t('documentsUnknown')}</p>;
  return (
    <ul lang={documents.lang} className="grid gap-x-8 sm:grid-cols-2">
      {lines.map((line) => (
        <li
          key={line}
          className="flex gap-3 border-t border-border py-2.5 before:mt-1.5 before:size-3 before:shrink-0 before:rounded-sm before:border before:border-primary"
        >
          {line}
        </li>
      ))}
    </ul>
  );
}
