/**
 * File roles, given by the suffix of the name. `page` is a page of the public site; all others belong to the
 * back-office: `admin` is a screen, `editor` an editing screen, `import` an import or its columns, `resource`
 * and `paged` a list declaration, `inbox` an inbox declaration.
 */
export const FILE_ROLES = ['page', 'admin', 'editor', 'import', 'resource', 'paged', 'inbox'] as const;

const STAFF_ROLES = FILE_ROLES.filter((role) => role !== 'page');
/** Matches names (without extension) of files that only the back-office may import. */
export const STAFF_FILE = new RegExp(`-(${STAFF_ROLES.join('|')})$`);
/** Patterns of STAFF_FILE for messages. */
export const STAFF_FILES = STAFF_ROLES.map((role) => `*-${role}`).join(', ');

const isTest = (name: string) => /\.test\.tsx?$/.test(name);
const roleOf = (name: string) => FILE_ROLES.find((role) => name.replace(/\.tsx?$/, '').endsWith(`-${role}`));

/** Returns true for public pages and the public layout. `file` is relative to src/. */
export const isPublic = (file: string) => /-page\.tsx$/.test(file) || file.startsWith('app/shell/public/');

/** Returns the problem with a file's location or role, or null. `file` is relative to src/. */
export function roleProblem(file: string): string | null {
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (isTest(name)) return null;
  if (/^(features\/(?!cases\/inbox\/)|app\/pages\/).*-screen\.tsx?$/.test(file))
    return "a back-office screen must be named '-admin', an editing screen '-editor'";
  const role = roleOf(name);
  if (file.startsWith('app/pages/') && role !== 'page' && role !== 'admin')
    return "app/pages contains only pages ('-page', '-admin'): put other files next to their importer";
  return null;
}
