import { useTexts } from '@/lib/i18n/use-texts';
import { organizationMessages } from './messages';
import type { OrganizationBranch } from './organization';
import './organization-chart.css';
import { PersonCard } from './person-card';
import type { OrganizationMember } from './queries';

/**
 * Renders one nested list, used directly by screen readers and phones. Wide screens draw it as a chart: the
 * second level side by side, deeper levels below their column (organization-chart.css).
 */
export function OrganizationChart({
  branches,
}: {
  branches: readonly OrganizationBranch<OrganizationMember>[];
}) {
  const { t } = useTexts(organizationMessages);
  return (
    <div
      role="region"
      aria-label={t('chart')}
      // Keyboard users must be able to scroll the chart.
      tabIndex={0}
      className="org-chart -mx-4 overflow-x-auto border-y border-border bg-surface blueprint px-4 py-8 sm:mx-0 sm:rounded-lg sm:border-x sm:px-8 sm:py-10"
    >
      <Level branches={branches} />
    </div>
  );
}

/** Returns the columns of the chart; columns with more than one level below them are wider. */
const columns = (branches: readonly OrganizationBranch<OrganizationMember>[]) =>
  branches
    .map(({ below }) =>
      below.some((each) => each.below.length > 0) ? 'minmax(18rem, 1.45fr)' : 'minmax(13rem, 1fr)',
    )
    .join(' ');

function Level({ branches }: { branches: readonly OrganizationBranch<OrganizationMember>[] }) {
  return (
    <ul style={{ gridTemplateColumns: columns(branches) }}>
      {branches.map(({ person, below }) => (
        <li key={person.id}>
          <PersonCard person={person} />
          {below.length > 0 && <Level branches={below} />}
        </li>
      ))}
    </ul>
  );
}
