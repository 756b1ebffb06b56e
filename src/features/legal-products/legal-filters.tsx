import { legalKinds, LEGAL_STATUSES } from '@/domain/legal-product';
import { Field } from '@/ui/controls/field';
import { SearchInput } from '@/ui/controls/search-input';
import { Select } from '@/ui/controls/select';
import { useTexts } from '@/lib/i18n/use-texts';
import { queryOf } from '@/lib/url-state';
import { readLegalFilter, type LegalFilter } from './legal-products';
import { legalProductsMessages } from './messages';

interface LegalFiltersProps {
  filter: LegalFilter;
  years: readonly number[];
  /** Kinds and statuses in use; others would have no results. */
  kinds: readonly string[];
  statuses: readonly string[];
  onChange: (filter: LegalFilter) => void;
}

/**
 * Renders the filters: search, kind, year, status and grouping. The URL contains all of them, so that a view
 * can be shared.
 */
export function LegalFilters({ filter, years, kinds, statuses, onChange }: LegalFiltersProps) {
  const { t } = useTexts(legalProductsMessages);
  // A select returns a string; parsing it like the URL gives a typed value.
  const choose = (name: string, value: string) => {
    const { kind, status } = readLegalFilter(queryOf({ [name]: value }));
    onChange({ ...filter, ...(name === 'jenis' ? { kind } : { status }) });
  };

  return (
    <div
      role="search"
      aria-label={t('finder')}
      className="grid grid-cols-2 items-start gap-x-4 gap-y-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1.4fr)_repeat(3,minmax(0,1fr))] print:hidden"
    >
      <Field label={t('words')} hint={t('wordsHint')} className="col-span-2 lg:col-span-1">
        <SearchInput
          words={filter.search}
          onWords={(search) => onChange({ ...filter, search })}
          maxLength={100}
        />
      </Field>
      <Field label={t('kind')}>
        <Select value={filter.kind} onChange={({ target }) => choose('jenis', target.value)}>
          <option value="">{t('allKinds')}</option>
          {legalKinds
            .filter((kind) => kinds.includes(kind) || kind === filter.kind)
            .map((kind) => (
              <option key={kind} value={kind}>
                {t(`kinds.${kind}`)}
              </option>
            ))}
        </Select>
      </Field>
      <Field label={t('year')}>
        <Select value={filter.year} onChange={({ target }) => onChange({ ...filter, year: target.value })}>
          <option value="">{t('allYears')}</option>
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('statusLabel')}>
        <Select value={filter.status} onChange={({ target }) => choose('status', target.value)}>
          <option value="">{t('allStatuses')}</option>
          {LEGAL_STATUSES.filter((status) => statuses.includes(status) || status === filter.status).map(
            (status) => (
              <option key={status} value={status}>
                {t(`status.${status}`)}
              </option>
            ),
          )}
        </Select>
      </Field>
      <Field label={t('groupBy')}>
        <Select
          value={filter.group}
          onChange={({ target }) => onChange({ ...filter, group: target.value === 'year' ? 'year' : 'kind' })}
        >
          <option value="kind">{t('byKind')}</option>
          <option value="year">{t('byYear')}</option>
        </Select>
      </Field>
    </div>
  );
}
