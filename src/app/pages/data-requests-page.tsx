import { auditFieldMessages } from '@/features/audit-log/field-messages';
import { RequestsScreen } from '@/features/data-requests/requests-screen';
import { addMessages } from '@/lib/i18n/i18n';

// A copy of somebody's data calls the columns what the audit log calls them.
addMessages({ auditFields: auditFieldMessages });

/** /admin/permintaan-data */
export const Component = RequestsScreen;
