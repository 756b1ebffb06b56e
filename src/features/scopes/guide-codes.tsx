import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { SearchX } from 'lucide-react';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Button } from '@/ui/controls/button';
import { Checkbox } from '@/ui/controls/checkbox';
import { FieldNote } from '@/ui/controls/field-note';
import { Loading } from '@/ui/controls/loading';
import { Skeleton } from '@/ui/controls/skeleton';
import { paths } from '@/config/paths';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { contactAbout } from '@/site/page/contact-about';
import { ElectricityNote } from './electricity-note';
import { guideQuery, MAX_GUIDE_CODES } from './guide';
import { guideMessages } from './guide-messages';
import { scopeSearchQuery } from './queries';
import { useReportFailedSearch } from './use-report-failed-search';

const WORK = [
  { key: 'build', natures: ['umum', 'spesialis'] },
  { key: 'design', natures: ['konsultansi', 'konsultansi_spesialis'] },
  { key: 'both', natures: ['terintegrasi'] },
] as const;

type FoundScope = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof scopeSearchQuery>['queryFn']>>>
>['scopes'][number];

interface GuideCodesProps {
  words: string;
  chosen: readonly string[];
  onAnswer: (codes: string[]) => void;
}

/**
 * Renders the second question: which of the codes found apply, depending on whether the business builds,
 * designs, or both.
 */
export function GuideCodes({ words, chosen, onAnswer }: GuideCodesProps) {
  const { t } = useTexts(guideMessages);
  const found = useQuery(scopeSearchQuery({ words, category: '', nature: '' }));
  useReportFailedSearch(words, found.data);
  if (found.isPending || found.isPlaceholderData) {
    return (
      <Loading label={t('searching')} className="grid gap-3 md:grid-cols-2">
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className="h-20" />
        ))}
      </Loading>
    );
  }
  if (!found.data) {
    return (
      <ErrorState
        title={t('codesFailed')}
        onRetry={() => void found.refetch()}
        isRetrying={found.isFetching}
      />
    );
  }
  const { scopes } = found.data;
  return (
    <>
      <ElectricityNote words={words} />
      {scopes.length > 0 ? (
        <CodeChoice key={words} words={words} scopes={scopes} chosen={chosen} onAnswer={onAnswer} />
      ) : (
        <EmptyState
          icon={<SearchX />}
          title={t('notFound', { words })}
          message={t('notFoundHint')}
          action={<OtherWays words={words} />}
        />
      )}
    </>
  );
}

function OtherWays({ words }: { words: string }) {
  const { t } = useTexts(guideMessages);
  return (
    <div className="flex flex-wrap gap-3">
      <Button asChild variant="secondary">
        <Link to={{ search: guideQuery({ words, step: 'words' }) }}>{t('otherWords')}</Link>
      </Button>
      <Button asChild variant="ghost">
        <Link to={paths.services.scopes}>{t('allScopes')}</Link>
      </Button>
      <Button asChild variant="ghost">
        <Link to={contactAbout(words)}>{t('ask')}</Link>
      </Button>
    </div>
  );
}

function CodeChoice({ words, scopes, chosen, onAnswer }: GuideCodesProps & { scopes: FoundScope[] }) {
  const { t } = useTexts(guideMessages);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const codes = new FormData(form).getAll('kode').map(String).slice(0, MAX_GUIDE_CODES);
    setMissing(codes.length === 0);
    if (codes.length > 0) onAnswer(codes);
    else form.querySelector('input')?.focus();
  };
  const isClose = scopes[0]?.is_close ?? false;
  return (
    <form onSubmit={submit} className="space-y-8">
      <p role="status" className="max-w-prose text-text-muted">
        {t(isClose ? 'codesClose' : 'codesText', { words })}
      </p>
      {WORK.map(({ key, natures }) => {
        const own = scopes.filter(({ nature }) => natures.some((each) => each === nature));
        return (
          own.length > 0 && (
            <fieldset key={key} className="space-y-3">
              <legend className="mb-3 text-lg font-semibold">{t(`work.${key}`)}</legend>
              <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
                {own.map((scope) => (
                  <CodeBox key={scope.id} scope={scope} isChosen={chosen.includes(scope.code)} />
                ))}
              </div>
            </fieldset>
          )
        );
      })}
      <FieldNote id="kode" error={isMissing ? t('codesMissing') : undefined} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit">{t('next')}</Button>
        <span className="ms-2 text-sm text-text-muted">{t('noneOfThese')}</span>
        <OtherWays words={words} />
      </div>
    </form>
  );
}

/** Renders a code with its description before its number. */
function CodeBox({ scope, isChosen }: { scope: FoundScope; isChosen: boolean }) {
  const language = useLanguage();
  const name = localizedText(scope, 'name', language);
  const description = localizedText(scope, 'description', language);
  return (
    <div className="relative rounded-lg border border-border bg-surface px-4 py-3 hover:border-primary has-checked:border-primary has-checked:bg-primary-soft">
      <Checkbox
        name="kode"
        value={scope.code}
        defaultChecked={isChosen}
        label={
          <span className="block after:absolute after:inset-0">
            <span lang={name.lang} className="block font-semibold">
              {name.text}
            </span>
            {description.text && (
              <span lang={description.lang} className="block text-text-muted">
                {description.text}
              </span>
            )}
            <span className="block text-xs text-text-muted tabular-nums">{scope.code}</span>
          </span>
        }
      />
    </div>
  );
}
