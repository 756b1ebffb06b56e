import { siteAddresses } from '@/app/routes/site-addresses';
import { useFieldLabel } from '@/ui/differences/use-field-label';
import { BrokenList } from '@/features/broken-links/broken-list';

function ColumnName({ table, path }: { table: string; path: readonly string[] }) {
  return useFieldLabel(table)(path);
}

/** /admin/tautan: it knows the site's routes and the audit log's words for columns, so it stands here and not in the feature. */
export function Component() {
  return <BrokenList site={siteAddresses()} ColumnName={ColumnName} />;
}
