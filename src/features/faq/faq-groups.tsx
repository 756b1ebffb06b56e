import { SearchX } from 'lucide-react';
import { EmptyState } from '@/ui/empty-state';
import { Button } from '@/ui/controls/button';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { categoryFromSlug, groupFaq, isFaqCategory, searchFaq, type FaqEntry } from './faq';
import { FaqItem } from './faq-item';
import { faqMessages } from './messages';

interface FaqGroupsProps {
  entries: readonly FaqEntry[];
  query: string;
  onClear: () => void;
}

/** Renders the matching questions by category; headings are omitted for a single category. */
export function FaqGroups({ entries, query, onClear }: FaqGroupsProps) {
  const { t } = useTexts(faqMessages);
  const { matching, meant } = searchFaq(entries, query, useLanguage());
  const groups = groupFaq(matching);
  const nameOf = (category: string) =>
    isFaqCategory(category) ? t(`categories.${category}`) : categoryFromSlug(category);

  return (
    <>
      <p role="status" className={query ? 'text-sm text-text-muted' : 'sr-only'}>
        {meant !== undefined && `${t('meant', { query: query.trim(), meant })} `}
        {query && t('found', { count: matching.length })}
      </p>
      {matching.length === 0 && (
        <EmptyState
          icon={<SearchX />}
          title={t('notFound', { query })}
          message={t('notFoundHint')}
          action={
            <Button variant="secondary" onClick={onClear}>
              {t('clearSearch')}
            </Button>
          }
        />
      )}
      {groups.map((group) => (
        <section key={group.category} aria-labelledby={`category-${group.category}`}>
          <h2
            id={`category-${group.category}`}
            className={groups.length > 1 || query ? 'mb-3 text-xl' : 'sr-only'}
          >
            {nameOf(group.category)}
          </h2>
          <div className="divide-y divide-border border-y border-border">
            {group.entries.map((entry) => (
              <FaqItem key={entry.id} entry={entry} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
