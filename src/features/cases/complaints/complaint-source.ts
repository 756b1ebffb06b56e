import { paths } from '@/config/paths';
import { COMPLAINT_CATEGORIES } from '@/domain/complaint';
import type { CaseSource } from '@/features/cases/inbox/case-inbox';

export const complaintSource: CaseSource = {
  kind: 'complaint',
  table: 'complaints',
  search: 'search_complaints',
  path: paths.admin.complaints,
  categories: COMPLAINT_CATEGORIES,
  companies: true,
};
