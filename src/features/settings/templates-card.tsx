import { useQuery } from '@tanstack/react-query';
import { THREAD_KINDS, type ThreadKind } from '@/domain/case-status';
import { ErrorState } from '@/ui/error-state';
import { Card } from '@/ui/controls/card';
import { Skeleton } from '@/ui/controls/skeleton';
import { PLACEHOLDERS } from '@/features/cases/inbox/reply/placeholders';
import { templatesQuery } from '@/features/cases/inbox/reply/templates';
import { useTexts } from '@/lib/i18n/use-texts';
import { settingsMessages } from './messages';
import { TemplateEntry } from './template-entry';

/** Renders the templates for replies by kind; each is saved separately. */
export function TemplatesCard() {
  const { t } = useTexts(settingsMessages);
  return (
    <Card asChild>
      <section id="templates" aria-labelledby="templates-title" className="scroll-mt-20 space-y-5">
        <div className="space-y-1">
          <h2 id="templates-title" className="text-lg">
            {t('group.templates')}
          </h2>
          <p className="max-w-prose text-sm text-text-muted">{t('templates.hint')}</p>
        </div>
        <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
          {PLACEHOLDERS.map((word) => (
            <div key={word} className="flex gap-2">
              <dt>
                <code className="rounded bg-surface-sunken px-1.5 py-0.5">{`{${word}}`}</code>
              </dt>
              <dd className="text-text-muted">{t(`templates.placeholder.${word}`)}</dd>
            </div>
          ))}
        </dl>
        {THREAD_KINDS.map((kind) => (
          <KindTemplates key={kind} kind={kind} />
        ))}
      </section>
    </Card>
  );
}

function KindTemplates({ kind }: { kind: ThreadKind }) {
  const { t } = useTexts(settingsMessages);
  const { data: templates, isError, isFetching, refetch } = useQuery(templatesQuery(kind));
  return (
    <div className="space-y-2">
      <h3 id={`templates-${kind}`} className="text-base">
        {t(`templates.kind.${kind}`)}
      </h3>
      {templates ? (
        <ul
          aria-labelledby={`templates-${kind}`}
          className="divide-y divide-border rounded-lg border border-border"
        >
          {templates.map((template) => (
            <TemplateEntry key={template.id} kind={kind} template={template} />
          ))}
        </ul>
      ) : isError ? (
        <ErrorState title={t('templates.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </div>
  );
}
