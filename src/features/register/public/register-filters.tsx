import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ChevronDown, SlidersHorizontal, X } from 'lucide-react';
import { useId, useState } from 'react';
import {
  QUALIFICATIONS,
  certificateStatuses,
  isQualification,
  isCertificateStatus,
} from '@/domain/certificate-status';
import { Badge } from '@/ui/controls/badge';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localized } from '@/lib/localized';
import { useRlCategories, useRlItems } from '@/site/site-reads';
import { certificateMessages } from '@/features/register/certificate-display/messages';
import { DayFilter } from './day-filter';
import { registerMessages } from './messages';
import { provincesQuery } from './queries';
import { countFilters, EMPTY_SEARCH, type RegisterSearch } from './register';

interface RegisterFiltersProps {
  search: RegisterSearch;
  onChange: (next: Partial<RegisterSearch>) => void;
}

/**
 * Renders filters for place, scope, qualification, status and day; on phones behind a button unless in use.
 */
export function RegisterFilters({ search, onChange }: RegisterFiltersProps) {
  const { t } = useTexts(registerMessages, certificateMessages);
  const count = countFilters(search);
  const [isOpen, setIsOpen] = useState(count > 0);
  const id = useId();
  return (
    <div className="space-y-4">
      <Button
        variant="secondary"
        className="w-full md:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden />
        {t('filters')}
        {count > 0 && <Badge tone="info">{t('filtersActive', { count })}</Badge>}
        <ChevronDown
          aria-hidden
          className={clsx('transition-transform duration-150', isOpen && 'rotate-180')}
        />
      </Button>
      <div
        id={id}
        role="group"
        aria-label={t('filters')}
        className={clsx('space-y-3', !isOpen && 'max-md:hidden')}
      >
        <FilterChoices search={search} onChange={onChange} />
        {count > 0 && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => onChange({ ...EMPTY_SEARCH, query: search.query, sort: search.sort })}
          >
            <X aria-hidden />
            {t('clear')}
          </Button>
        )}
      </div>
    </div>
  );
}

function FilterChoices({ search, onChange }: RegisterFiltersProps) {
  const { t } = useTexts(registerMessages, certificateMessages);
  const language = useLanguage();
  const provinces = useQuery(provincesQuery).data ?? [];
  const categories = useRlCategories().data ?? [];
  const chosen = categories.find(({ code }) => code === search.category);
  const scopes = (useRlItems().data ?? []).filter(({ category_id }) => !chosen || category_id === chosen.id);
  // Keep a value from the URL visible even if it is not in the list (yet).
  const withChosen = (list: readonly string[], value: string) =>
    !value || list.includes(value) ? list : [value, ...list];

  return (
    <div className="grid gap-x-4 gap-y-4 md:grid-cols-3 lg:grid-cols-3">
      <Field label={t('province')}>
        <Select value={search.province} onChange={({ target }) => onChange({ province: target.value })}>
          <option value="">{t('allProvinces')}</option>
          {withChosen(provinces, search.province).map((province) => (
            <option key={province}>{province}</option>
          ))}
        </Select>
      </Field>
      <Field label={t('certificate:category')}>
        <Select
          value={search.category}
          onChange={({ target }) => onChange({ category: target.value, subclass: '' })}
        >
          <option value="">{t('allCategories')}</option>
          {categories.map((category) => (
            <option key={category.id} value={category.code}>
              {category.code} · {localized(category, 'name', language)}
            </option>
          ))}
          {search.category && !chosen && <option>{search.category}</option>}
        </Select>
      </Field>
      <Field label={t('certificate:subclass')}>
        <Select value={search.subclass} onChange={({ target }) => onChange({ subclass: target.value })}>
          <option value="">{t('allSubclasses')}</option>
          {scopes.map((scope) => (
            <option key={scope.id} value={scope.code}>
              {scope.code} · {localized(scope, 'name', language)}
            </option>
          ))}
          {search.subclass && !scopes.some(({ code }) => code === search.subclass) && (
            <option>{search.subclass}</option>
          )}
        </Select>
      </Field>
      <Field label={t('certificate:qualificationLabel')}>
        <Select
          value={search.qualification}
          onChange={({ target: { value } }) =>
            onChange({ qualification: isQualification(value) ? value : '' })
          }
        >
          <option value="">{t('allQualifications')}</option>
          {QUALIFICATIONS.map((qualification) => (
            <option key={qualification} value={qualification}>
              {t(`certificate:qualification.${qualification}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('certificate:statusLabel')}>
        <Select
          value={search.status}
          onChange={({ target: { value } }) => onChange({ status: isCertificateStatus(value) ? value : '' })}
        >
          <option value="">{t('allStatuses')}</option>
          {certificateStatuses.map((status) => (
            <option key={status} value={status}>
              {t(`certificate:status.${status}`)}
            </option>
          ))}
        </Select>
      </Field>
      <DayFilter day={search.day} onDay={(day) => onChange({ day })} />
    </div>
  );
}
