import { siteAddresses } from '@/app/routes/site-addresses';
import { useColumnLabel } from '@/ui/differences/use-field-label';
import { BrokenList } from '@/features/broken-links/broken-list';

function ColumnName({ table, path }: { table: string; path: readonly string[] }) {
  return useColumnLabel(table)(path);
}

/**
 * Renders /admin/tautan. Belongs to `app`, because it needs the site's routes and the audit log's column
 * labels.
 */
export function Component() {
  return <BrokenList site={siteAddresses()} ColumnName={ColumnName} />;
}
