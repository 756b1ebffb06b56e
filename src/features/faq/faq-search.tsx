import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';

/** Narrows the list while one types; the address holds the words, so that a search can be shared. */
export function FaqSearch({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const { t } = useTranslation('faq');
  const input = useRef<HTMLInputElement>(null);

  // The router answers a keystroke a moment later, which a controlled input would not survive: the box keeps its own
  // text, and follows the address when that changes by other means (back, the button that clears).
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = query;
  }, [query]);

  return (
    <div role="search" className="print:hidden">
      <Field label={t('search')} hint={t('searchHint')}>
        <TextInput
          ref={input}
          type="search"
          leading={<Search aria-hidden />}
          defaultValue={query}
          onChange={(event) => onSearch(event.target.value)}
          autoComplete="off"
          enterKeyHint="search"
        />
      </Field>
    </div>
  );
}
