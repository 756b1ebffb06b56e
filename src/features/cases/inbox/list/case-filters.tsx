import { useQuery } from '@tanstack/react-query';
import { statusesOf } from '@/domain/case-status';
import { ChipMenu } from '@/ui/chip-menu';
import { FilterChips } from '@/ui/filter-chips';
import { ChipSelect } from '@/ui/controls/chip-select';
import { statesOf, type CaseInbox } from '@/features/cases/inbox/case-inbox';
import { useInboxTexts } from '@/features/cases/inbox/use-inbox-texts';
import { useInboxAddress } from '@/features/cases/inbox/inbox-address';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { caseCompaniesQuery } from '@/features/cases/inbox/queries';
import { filterValues } from '@/lib/filter-values';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { LOADING, useColleagues } from '@/features/cases/inbox/use-colleagues';
import { caseFilterFrom } from './case-filter';
import { SearchBox } from './search-box';

interface Option {
  value: string;
  label: string;
}
interface FilterSelectProps {
  /** Name of the URL parameter. */
  name: string;
  label: string;
  /** Label of the option that does not filter. */
  any: string;
  options: readonly Option[];
}

const CHIP = 'max-sm:w-[calc(50%-0.25rem)] sm:max-[1599px]:max-w-44';

interface FilterMenuProps extends FilterSelectProps {
  values: readonly string[];
  /** Options that exclude each other and all others. */
  alone?: readonly Option[];
}

/** Renders a multi-value filter, stored in the URL. */
function FilterMenu({ name, ...rest }: FilterMenuProps) {
  const address = useInboxAddress();
  return (
    <ChipMenu
      {...rest}
      className={CHIP}
      onValues={(values) => address.set({ [name]: filterValues(values) })}
    />
  );
}

/** Renders a single-value filter, stored in the URL. */
function FilterSelect({ name, label, any, options }: FilterSelectProps) {
  const address = useInboxAddress();
  const value = address.get(name);
  return (
    <ChipSelect
      label={label}
      className={CHIP}
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

/** Renders the filter by company. */
function CompanyFilter({ inbox }: { inbox: CaseInbox }) {
  const { t } = useCaseTexts(inboxKitMessages);
  const { company } = caseFilterFrom(inbox, useInboxAddress());
  const { data } = useQuery(caseCompaniesQuery(inbox, company));
  return (
    <FilterMenu
      name="company"
      label={t('companyFilter')}
      any={t('anyCompany')}
      values={company}
      options={
        data?.map((one) => ({
          value: one.company_id,
          label: t('companyCount', { name: one.company_name, count: one.complaints }),
        })) ?? company.map((value) => ({ value, label: LOADING }))
      }
    />
  );
}

/** URL parameters of the filters, in any order. */
const FILTERS = ['state', 'category', 'company', 'assigned', 'confidential'] as const;

/** Renders the filters of a list of cases, stored in the URL. */
export function CaseFilters({ inbox }: { inbox: CaseInbox }) {
  const { t } = useCaseTexts(inboxKitMessages);
  const words = useInboxTexts(inbox);
  const { handlers, nameOf } = useColleagues();
  const address = useInboxAddress();
  const { state, category, assigned } = caseFilterFrom(inbox, address);
  // Former handlers may still have cases.
  const others = assigned.filter(
    (id) => id !== 'me' && id !== 'none' && !handlers.some((person) => person.id === id),
  );
  const count = FILTERS.filter((name) => address.get(name) !== '').length;
  return (
    <div role="search" aria-label={t('filters')} className="flex flex-wrap items-center gap-2">
      <FilterChips count={count} search={<SearchBox hint={t('searchHint')} />}>
        <FilterMenu
          name="state"
          label={t('status')}
          values={state.filter((each) => each !== 'open')}
          any={t('states.open')}
          alone={statesOf(inbox.kind)
            .filter((each) => each !== 'open')
            .map((each) => ({ value: each, label: t(`states.${each}`) }))}
          options={statusesOf(inbox.kind).map((status) => ({
            value: status,
            label: words(`statuses.${status}`),
          }))}
        />
        <FilterMenu
          name="category"
          label={words('category')}
          any={t('anyCategory')}
          values={category}
          options={inbox.categories.map((value) => ({ value, label: words(`categories.${value}`) }))}
        />
        {inbox.companies && <CompanyFilter inbox={inbox} />}
        <FilterMenu
          name="assigned"
          label={t('assignedTo')}
          any={t('anyone')}
          values={assigned}
          options={[
            { value: 'me', label: t('me') },
            { value: 'none', label: t('nobody') },
            ...handlers.map(({ id, full_name }) => ({ value: id, label: full_name })),
            ...others.map((id) => ({ value: id, label: nameOf(id) })),
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
