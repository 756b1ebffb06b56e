import { useChoices } from '@/forms/resource/use-field-options';
import type { ShownResource } from '@/forms/resource/define-resource';
import type { KitRow } from '@/forms/resource/row-values';
import { choiceField, groupRows } from '@/forms/resource/row-groups';
import { toTree, type Branch } from '@/forms/resource/row-tree';
import { SortableGroup } from './sortable-group';

const FRAME = 'divide-y divide-border rounded-lg border border-border bg-surface';

interface SortableListProps {
  resource: ShownResource;
  rows: readonly KitRow[];
  /** True during a search: all matches are in one list, without groups. */
  isSearch: boolean;
}

/** Renders the rows in order: as a tree, in groups, or as a flat list. */
export function SortableList({ resource, rows, isSearch }: SortableListProps) {
  if (resource.tree && !isSearch) {
    return <TreeLevel branches={toTree(rows, resource.tree.parent)} className={FRAME} />;
  }
  if (resource.groupBy && !isSearch) return <Groups resource={resource} rows={rows} by={resource.groupBy} />;
  return <SortableGroup rows={rows} className={FRAME} />;
}

function TreeLevel({ branches, className }: { branches: readonly Branch<KitRow>[]; className: string }) {
  const below = new Map(branches.map((branch) => [branch.row.id, branch.below]));
  return (
    <SortableGroup
      rows={branches.map(({ row }) => row)}
      className={className}
      below={({ id }) => {
        const branchesBelow = below.get(id) ?? [];
        return (
          branchesBelow.length > 0 && (
            <TreeLevel
              branches={branchesBelow}
              className="ms-2 divide-y divide-border border-s-2 border-t border-border sm:ms-8"
            />
          )
        );
      }}
    />
  );
}

function Groups({ resource, rows, by }: { resource: ShownResource; rows: readonly KitRow[]; by: string }) {
  const field = choiceField(resource, by);
  const choices = useChoices(resource);
  const names = new Map(field && choices(field).map(({ value, label }) => [value, label]));
  return (
    <div className="space-y-6">
      {groupRows(rows, by, [...names.keys()]).map((group) => (
        <section key={group.value} className="space-y-2">
          <h2 className="flex items-baseline gap-2 text-sm font-bold">
            {names.get(group.value) ?? ' '}
            <span className="font-normal text-text-muted tabular-nums">({group.rows.length})</span>
          </h2>
          <SortableGroup rows={group.rows} className={FRAME} />
        </section>
      ))}
    </div>
  );
}
