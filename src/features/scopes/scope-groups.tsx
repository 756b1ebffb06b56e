import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { isNature } from '@/domain/scope';
import { Badge } from '@/ui/controls/badge';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { KbliNote } from './kbli-note';
import { scopesMessages } from './messages';
import { ScopeList } from './scope-list';
import type { ScopeGroup } from './scopes';

/**
 * Renders a classification and its codes. Collapsed on phones at first, because the page would be very long.
 */
function Group({ group: { category, scopes }, isAlone }: { group: ScopeGroup; isAlone: boolean }) {
  const { t } = useTexts(scopesMessages);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(isAlone);
  const name = localizedText(category, 'name', language);
  const id = `category-${category.code}`;
  return (
    <section aria-labelledby={id} className="space-y-4">
      <div className="relative flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:flex-nowrap max-sm:rounded-lg max-sm:border max-sm:border-border max-sm:bg-surface max-sm:px-4 max-sm:py-3">
        <h2 id={id} className="min-w-0 text-xl max-sm:flex-1 max-sm:text-base">
          <span className="text-primary">{category.code}</span> <span lang={name.lang}>{name.text}</span>
        </h2>
        {isNature(category.nature) && (
          <span className="max-sm:hidden">
            <Badge>{t(`natures.${category.nature}`)}</Badge>
          </span>
        )}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-codes`}
          aria-label={t(isOpen ? 'hideCodes' : 'showCodes', { count: scopes.length, name: name.text })}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-6 items-center gap-1 text-sm text-text-muted tabular-nums after:absolute after:inset-0 sm:hidden print:hidden noscript:hidden"
        >
          {scopes.length}
          <ChevronDown aria-hidden className={clsx('size-5', isOpen && 'rotate-180')} />
        </button>
      </div>
      <div id={`${id}-codes`} className={clsx(!isOpen && 'max-sm:hidden print:block noscript:block')}>
        <ScopeList scopes={scopes} />
      </div>
    </section>
  );
}

/** Renders all codes by classification. */
export function ScopeGroups({ groups }: { groups: readonly ScopeGroup[] }) {
  const { t } = useTexts(scopesMessages);
  const count = groups.reduce((sum, { scopes }) => sum + scopes.length, 0);
  return (
    <>
      <p role="status" className="text-sm text-text-muted">
        {t('all', { count, categories: t('categories', { count: groups.length }) })}
      </p>
      <KbliNote scopes={groups.flatMap(({ scopes }) => scopes)} />
      <div className="space-y-12 max-sm:space-y-3">
        {groups.map((group) => (
          <Group key={group.category.id} group={group} isAlone={groups.length === 1} />
        ))}
      </div>
    </>
  );
}
