/**
 * Back-office paths that no public page links to. Separate from `paths`, which every first visit downloads.
 */
export const staffPaths = {
  auditAccess: '/admin/akses-audit',
  notices: '/admin/pemberitahuan',
  brokenLinks: '/admin/tautan',
} as const;
