import { NATURES, isNature } from '@/domain/scope';
import { Field } from '@/ui/controls/field';
import { SearchInput } from '@/ui/controls/search-input';
import { Select } from '@/ui/controls/select';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localized } from '@/lib/localized';
import { scopesMessages } from './messages';
import type { Category, ScopeFilter } from './scopes';

interface ScopeSearchProps {
  filter: ScopeFilter;
  categories: readonly Category[];
  onChange: (filter: ScopeFilter) => void;
}

/**
 * Renders the search with filters for classification and nature. The URL contains all three, so that a search
 * can be shared.
 */
export function ScopeSearch({ filter, categories, onChange }: ScopeSearchProps) {
  const { t } = useTexts(scopesMessages);
  const language = useLanguage();
  const ofNature = categories.filter(({ nature }) => !filter.nature || nature === filter.nature);

  return (
    <div
      role="search"
      aria-label={t('finder')}
      className="grid gap-x-4 gap-y-5 sm:grid-cols-2 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)] print:hidden"
    >
      <Field label={t('words')} hint={t('wordsHint')} className="sm:col-span-2 lg:col-span-1">
        <SearchInput
          words={filter.words}
          onWords={(words) => onChange({ ...filter, words })}
          maxLength={100}
        />
      </Field>
      <Field label={t('nature')}>
        <Select
          value={filter.nature}
          onChange={({ target: { value } }) =>
            onChange({ ...filter, category: '', nature: isNature(value) ? value : '' })
          }
        >
          <option value="">{t('allNatures')}</option>
          {NATURES.map((nature) => (
            <option key={nature} value={nature}>
              {t(`natures.${nature}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('category')}>
        <Select
          value={filter.category}
          onChange={({ target }) => onChange({ ...filter, category: target.value })}
        >
          <option value="">{t('allCategories')}</option>
          {ofNature.map((category) => (
            <option key={category.id} value={category.code}>
              {category.code} · {localized(category, 'name', language)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
