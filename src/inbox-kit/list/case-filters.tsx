import { useQuery } from '@tanstack/react-query';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
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
  return (
    <Field label={label} hideLabel className="min-w-40 flex-1 sm:max-w-56">
      <Select value={address.get(name)} onChange={(event) => address.set({ [name]: event.target.value })}>
        <option value="">{any}</option>
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
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

/** Filters of a list of cases; each choice is in the URL. */
export function CaseFilters({ inbox }: { inbox: CaseInbox }) {
  const { t } = useCaseTexts(inboxKitMessages);
  const words = useCaseWords(inbox);
  const { data: staff = [] } = useQuery(staffQuery());
  const handlers = staff.filter(({ role }) => role !== 'viewer');
  return (
    <div role="search" aria-label={t('filters')} className="flex flex-wrap gap-3">
      <SearchBox hint={t('searchHint')} />
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
    </div>
  );
}
