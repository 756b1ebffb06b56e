import { useQuery } from '@tanstack/react-query';
import { FilterChips } from '@/components/filter-chips';
import { ChipSelect } from '@/components/ui/chip-select';
import type { CaseInbox } from '@/inbox-kit/case-inbox';
import { useCaseWords } from '@/inbox-kit/case-words';
import { useInboxAddress } from '@/inbox-kit/inbox-address';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { caseCompaniesQuery } from '@/inbox-kit/queries';
import { staffQuery } from '@/session/people';
import { useCaseTexts } from '@/inbox-kit/use-case-texts';
import { filterFrom, STATES } from './case-filter';
import { SearchBox } from './search-box';

interface FilterSelectProps {
  /** Its name in the address. */
  name: string;
  label: string;
  /** Label of the choice that filters nothing. */
  any: string;
  options: readonly { value: string; label: string }[];
}

/** One filter of a list, kept in the address. */
function FilterSelect({ name, label, any, options }: FilterSelectProps) {
  const address = useInboxAddress();
  const value = address.get(name);
  return (
    <ChipSelect
      label={label}
      className="max-sm:w-[calc(50%-0.25rem)] sm:max-[1599px]:max-w-32"
      value={value}
      isSet={value !== ''}
      onValue={(chosen) => address.set({ [name]: chosen })}
    >
      <option value="">{any}</option>
      {options.map(({ value: each, label: words }) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </ChipSelect>
  );
}

/** Lists the cases about one company. */
function CompanyFilter({ inbox }: { inbox: CaseInbox }) {
  const { t } = useCaseTexts(inboxKitMessages);
  const { company } = filterFrom(inbox, useInboxAddress());
  const { data = [] } = useQuery(caseCompaniesQuery(inbox, company));
  return (
    <FilterSelect
      name="company"
      label={t('aboutCompany')}
      any={t('anyCompany')}
      options={data.map((one) => ({
        value: one.company_id,
        label: t('companyCount', { name: one.company_name, count: one.complaints }),
      }))}
    />
  );
}

/** Names of the filters in the address; the order is none. */
const FILTERS = ['state', 'category', 'company', 'assigned', 'confidential'] as const;

/** Filters of a list of cases; each choice is in the URL. */
export function CaseFilters({ inbox }: { inbox: CaseInbox }) {
  const { t } = useCaseTexts(inboxKitMessages);
  const words = useCaseWords(inbox);
  const { data: staff = [] } = useQuery(staffQuery());
  const handlers = staff.filter(({ role }) => role !== 'viewer');
  const address = useInboxAddress();
  const count = FILTERS.filter((name) => address.get(name) !== '').length;
  return (
    <div role="search" aria-label={t('filters')} className="flex flex-wrap items-center gap-2">
      <FilterChips count={count} search={<SearchBox hint={t('searchHint')} />}>
        <FilterSelect
          name="state"
          label={t('status')}
          any={t('states.open')}
          options={[
            ...STATES.filter((state) => state !== 'open').map((state) => ({
              value: state,
              label: t(`states.${state}`),
            })),
            ...inbox.statuses.map((status) => ({ value: status, label: words(`statuses.${status}`) })),
          ]}
        />
        <FilterSelect
          name="category"
          label={words('category')}
          any={t('anyCategory')}
          options={inbox.categories.map((value) => ({ value, label: words(`categories.${value}`) }))}
        />
        {inbox.companies && <CompanyFilter inbox={inbox} />}
        <FilterSelect
          name="assigned"
          label={t('assignedTo')}
          any={t('anyone')}
          options={[
            { value: 'me', label: t('me') },
            { value: 'none', label: t('nobody') },
            ...handlers.map(({ id, full_name }) => ({ value: id, label: full_name })),
          ]}
        />
        <FilterSelect
          name="confidential"
          label={t('confidentiality')}
          any={t('allReports')}
          options={[{ value: '1', label: t('onlyConfidential') }]}
        />
        <FilterSelect
          name="sort"
          label={t('sort')}
          any={t('sortDue')}
          options={[{ value: 'newest', label: t('sortNewest') }]}
        />
      </FilterChips>
    </div>
  );
}
