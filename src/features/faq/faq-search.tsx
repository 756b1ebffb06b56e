import { Field } from '@/components/ui/field';
import { SearchInput } from '@/components/ui/search-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { faqMessages } from './messages';

/** Narrows the list while one types; the address holds the words, so that a search can be shared. */
export function FaqSearch({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const { t } = useTexts(faqMessages);
  return (
    <div role="search" className="print:hidden">
      <Field label={t('search')} hint={t('searchHint')}>
        <SearchInput words={query} onWords={onSearch} autoComplete="off" enterKeyHint="search" />
      </Field>
    </div>
  );
}
