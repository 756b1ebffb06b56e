import { Link } from 'react-router-dom';
import { NextStep } from '@/ui/next-step';
import { SectionHeading } from '@/ui/section-heading';
import { Button } from '@/ui/controls/button';
import { paths } from '@/config/paths';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { useApplyAction } from '@/site/page/apply-action';
import { ApplyButton } from '@/site/page/apply-button';
import { PagePrint } from '@/site/page/page-print';
import { PageTop } from '@/site/page/page-top';
import { useRlItems } from '@/site/site-reads';
import { scopesMessages } from './messages';
import type { ScopeDetail } from './queries';
import { ScopeDocuments } from './scope-documents';
import { ScopeFacts } from './scope-facts';
import { ScopeFees } from './scope-fees';
import { ScopeList } from './scope-list';
import { relatedScopes } from './scopes';

/** Renders all information needed to apply for a code. */
export function ScopeDetails({ scope }: { scope: ScopeDetail }) {
  const { t } = useTexts(scopesMessages);
  const language = useLanguage();
  const apply = useApplyAction();
  const name = localizedText(scope, 'name', language);
  const category = localizedText(scope.category, 'name', language);
  const description = localizedText(scope, 'description', language);
  const related = relatedScopes(scope, useRlItems().data ?? []);
  const way = [{ label: t('section') }, { label: t('title'), to: paths.services.scopes }];
  return (
    <>
      <PageTop
        title={`${scope.code} ${name.text}`}
        purpose={description.text || t('scopePurpose', { category: category.text })}
        lang={name.lang}
        way={way}
        actions={
          <>
            <Button asChild variant="secondary">
              <Link to={`${paths.services.guide}?kode=${scope.code}`}>{t('guideFor')}</Link>
            </Button>
            <ApplyButton />
          </>
        }
      />
      <div className="container-page space-y-14 py-10 sm:py-14">
        <div className="grid grid-cols-1 gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <ScopeFacts scope={scope} />
          <div className="space-y-12">
            <ScopeFees nature={scope.category.nature} qualifications={scope.qualifications} />
            <ScopeDocuments />
          </div>
        </div>
        {related.length > 0 && (
          <section aria-labelledby="related" className="space-y-6">
            <SectionHeading id="related" title={t('relatedTitle')} text={t('relatedText')} />
            <ScopeList scopes={related} />
          </section>
        )}
        <PagePrint />
        <NextStep
          title={t('applyTitle')}
          text={t('applyText')}
          actions={[
            ...apply,
            { label: t('flow'), to: paths.services.flow },
            { label: t('contact'), to: paths.profile.contact },
          ]}
        />
      </div>
    </>
  );
}
