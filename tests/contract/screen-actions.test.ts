import { describe, expect, test } from 'vitest';
import { adminScreens } from '@/app/screens/admin-screens';
import { hasRole, ROLES } from '@/config/roles';
import type { Resource } from '@/forms/resource/define-resource';
import { cellOf, tables, type TableName } from '../access/matrix.ts';

// The actions a screen offers and those the database allows are declared separately; this test compares them.

const modules = import.meta.glob<Record<string, unknown>>(
  '../../src/features/**/*-{resource,paged,form}.ts',
  {
    eager: true,
  },
);

const isResource = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && 'table' in value && 'editors' in value;
const resources = Object.values(modules).flatMap((module) => Object.values(module).filter(isResource));
/** Lists without actions have no controls: a function changes their rows. */
const hasActions = (list: Resource) =>
  !('actions' in list && Array.isArray(list.actions) && !list.actions.length);
const isTable = (name: string): name is TableName => name in tables;

const cases = resources.flatMap((list) =>
  ROLES.map((role) => ({ table: list.table, role, may: hasActions(list) && hasRole(role, list.editors) })),
);

describe('list controls', () => {
  test('are checked for the back-office lists', () => expect(resources.length).toBeGreaterThanOrEqual(10));

  test.each(cases)('are shown to $role at $table as the database allows ($may)', ({ table, role, may }) => {
    expect(Object.keys(tables), 'add it to tests/access/matrix.ts').toContain(table);
    const cell = isTable(table) ? cellOf(table, role) : '';
    for (const verb of ['C', 'U', 'D']) expect(cell.includes(verb), verb).toBe(may);
  });
});

/** Screens with the table a role must be able to read in full. */
const readBy = {
  '/admin/keluhan': 'complaints',
  '/admin/banding': 'appeals',
  '/admin/messages': 'contact_submissions',
  '/admin/audit-log': 'audit_log',
  '/admin/klien': 'clients',
  '/admin/klien/sertifikat': 'certificates',
  '/admin/news': 'articles',
  '/admin/cms': 'cms_pages',
  '/admin/media': 'media',
  '/admin/faq': 'faq',
} as const satisfies Record<string, TableName>;

describe('routes', () => {
  test.each(Object.entries(readBy))('%s is open only to roles that can read %s', (path, table) => {
    const screen = adminScreens.find((each) => each.path === path);
    for (const role of screen?.roles ?? []) expect(cellOf(table, role), role).toMatch(/^R|^r/);
    expect(screen, path).toBeDefined();
  });
});
