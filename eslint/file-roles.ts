/**
 * The role of a file by the end of its name. `page`: a page of the public site. The others are the back-office's: `admin` a
 * screen, `editor` an editing screen, `import` an import or its columns, `resource` and `paged` the declaration of a list,
 * `inbox` that of an inbox.
 */
export const FILE_ROLES = ['page', 'admin', 'editor', 'import', 'resource', 'paged', 'inbox'] as const;

const STAFF_ROLES = FILE_ROLES.filter((role) => role !== 'page');
/** Names of files, without their extension, that only the back-office imports. */
export const STAFF_FILE = new RegExp(`-(${STAFF_ROLES.join('|')})$`);
/** STAFF_FILE in words, for messages. */
export const STAFF_FILES = STAFF_ROLES.map((role) => `*-${role}`).join(', ');

const isTest = (name: string) => /\.test\.tsx?$/.test(name);
const roleOf = (name: string) => FILE_ROLES.find((role) => name.replace(/\.tsx?$/, '').endsWith(`-${role}`));

/** True for a page of visitors and for a part of their layout; `file` is a path inside src/. */
export const isPublic = (file: string) => /-page\.tsx$/.test(file) || file.startsWith('app/shell/public/');

/** The problem with the place or role of a file (a path inside src/), or null. */
export function roleProblem(file: string): string | null {
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (isTest(name)) return null;
  if (/^(features\/(?!cases\/inbox\/)|app\/pages\/).*-screen\.tsx?$/.test(file))
    return "a screen of the back-office is called '-admin', an editing one '-editor'";
  const role = roleOf(name);
  if (file.startsWith('app/pages/') && role !== 'page' && role !== 'admin')
    return "app/pages holds pages only ('-page', '-admin'): the rest belongs beside its user";
  return null;
}
