import { RequestsScreen } from '@/features/data-requests/requests-screen';

// A copy of somebody's data calls the columns what the audit log calls them.
/** /admin/permintaan-data */
export const Component = RequestsScreen;
