/** Screens of staff that no page for visitors links to: `paths` comes with every first visit, this does not. */
export const staffPaths = {
  notices: '/admin/pemberitahuan',
  brokenLinks: '/admin/tautan',
} as const;
