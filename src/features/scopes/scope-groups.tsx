import { Badge } from '@/components/ui/badge';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { isNature } from '@/page-kit/fee-schedule';
import { scopesMessages } from './messages';
import { ScopeList } from './scope-list';
import type { ScopeGroup } from './scopes';

/** Everything there is, by classification. */
export function ScopeGroups({ groups }: { groups: readonly ScopeGroup[] }) {
  const { t } = useTexts(scopesMessages);
  const language = useLanguage();
  const count = groups.reduce((sum, { scopes }) => sum + scopes.length, 0);
  return (
    <>
      <p role="status" className="text-sm text-text-muted">
        {t('all', { count, categories: t('categories', { count: groups.length }) })}
      </p>
      <div className="space-y-12">
        {groups.map(({ category, scopes }) => {
          const name = localizedText(category, 'name', language);
          return (
            <section key={category.id} aria-labelledby={`category-${category.code}`} className="space-y-4">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <h2 id={`category-${category.code}`} className="text-xl">
                  <span className="text-primary">{category.code}</span>{' '}
                  <span lang={name.lang}>{name.text}</span>
                </h2>
                {isNature(category.nature) && <Badge>{t(`natures.${category.nature}`)}</Badge>}
              </div>
              <ScopeList scopes={scopes} />
            </section>
          );
        })}
      </div>
    </>
  );
}
