import { paths } from '@/config/paths';
import { APPEAL_DECISIONS } from '@/domain/appeal';
import type { CaseSource } from '@/features/cases/inbox/case-inbox';

export const appealSource: CaseSource = {
  kind: 'appeal',
  table: 'appeals',
  search: 'search_appeals',
  path: paths.admin.appeals,
  categories: APPEAL_DECISIONS,
};
