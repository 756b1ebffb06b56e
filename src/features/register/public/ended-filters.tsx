import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { certificateMessages } from '@/features/register/certificate-display/messages';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localized } from '@/lib/localized';
import { useRlCategories } from '@/site/site-reads';
import { ENDED_STATUSES, type EndedSearch } from './ended';
import { registerEndedMessages } from './ended-messages';
import { registerMessages } from './messages';
import { provincesQuery } from './queries';

interface EndedFiltersProps {
  search: EndedSearch;
  onChange: (next: Partial<EndedSearch>) => void;
}

/** Renders filters for status, classification and place; each change applies at once. */
export function EndedFilters({ search, onChange }: EndedFiltersProps) {
  const { t } = useTexts(registerEndedMessages, registerMessages, certificateMessages);
  const language = useLanguage();
  const provinces = useQuery(provincesQuery).data ?? [];
  const categories = useRlCategories().data ?? [];
  const isFiltered = Boolean(search.status || search.category || search.province);
  return (
    <div role="group" aria-label={t('filters')} className="space-y-3 print:hidden">
      <div className="grid gap-4 md:grid-cols-3">
        <Field label={t('certificate:statusLabel')}>
          <Select
            value={search.status}
            onChange={({ target: { value } }) =>
              onChange({ status: ENDED_STATUSES.find((each) => each === value) ?? '' })
            }
          >
            <option value="">{t('both')}</option>
            {ENDED_STATUSES.map((status) => (
              <option key={status} value={status}>
                {t(`certificate:status.${status}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('certificate:category')}>
          <Select value={search.category} onChange={({ target }) => onChange({ category: target.value })}>
            <option value="">{t('register:allCategories')}</option>
            {categories.map((category) => (
              <option key={category.id} value={category.code}>
                {category.code} · {localized(category, 'name', language)}
              </option>
            ))}
            {/* Keep a value from the URL visible even if it is not in the list (yet). */}
            {search.category && !categories.some(({ code }) => code === search.category) && (
              <option>{search.category}</option>
            )}
          </Select>
        </Field>
        <Field label={t('register:province')}>
          <Select value={search.province} onChange={({ target }) => onChange({ province: target.value })}>
            <option value="">{t('register:allProvinces')}</option>
            {search.province && !provinces.includes(search.province) && <option>{search.province}</option>}
            {provinces.map((province) => (
              <option key={province}>{province}</option>
            ))}
          </Select>
        </Field>
      </div>
      {isFiltered && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => onChange({ status: '', category: '', province: '' })}
        >
          <X aria-hidden />
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
