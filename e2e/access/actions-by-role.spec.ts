import type { Locator, Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import type { Role } from '../../src/config/roles.ts';
import { ROLES } from '../../src/config/roles.ts';
import { expect, test } from '../support/fixtures.ts';
import { signedInSession } from '../support/session.ts';
import type { Site } from '../support/site-server.ts';

// Screens with their own controls. tests/access checks the database for every table and role.

const EDITORS: readonly Role[] = ['admin', 'editor'];

const main = (page: Page) => page.getByRole('main');

interface Guarded {
  path: string;
  /** Button or link that adds an entry. */
  add: (page: Page) => Locator;
  who: readonly Role[];
  /** Table shown on the screen. */
  table: 'cms_pages' | 'articles' | 'clients';
}

const byName = (name: string) => (page: Page) => main(page).getByText(name, { exact: true });

const guarded: readonly Guarded[] = [
  { path: '/admin/cms', add: byName('Tambah halaman'), who: EDITORS, table: 'cms_pages' },
  { path: '/admin/news', add: byName('Tulis artikel'), who: EDITORS, table: 'articles' },
  { path: '/admin/klien', add: byName('Tambah badan usaha'), who: EDITORS, table: 'clients' },
];

/** Names of controls that change data. */
const CHANGES = /^(Tambah|Tulis|Hapus|Geser|Pindahkan|Impor|Simpan|Pilih semua)/;

async function staffClient(site: Site, role: Role) {
  const { access_token } = await signedInSession(site, role);
  return createClient(site.url, site.publishableKey, {
    auth: { persistSession: false },
    global: { headers: { authorization: `Bearer ${access_token}` } },
  });
}

for (const { path, add, who, table } of guarded) {
  test(`${path}: shows the controls for changes only to roles that may use them`, async ({
    page,
    openBrowser,
    site,
    signIn,
  }) => {
    for (const role of ROLES) {
      const screen = role === 'admin' ? page : await openBrowser();
      await signIn(screen, role);
      await screen.goto(`${site.url}${path}`);
      await expect(screen.getByRole('heading', { level: 1 })).toHaveCount(1);
      if (who.includes(role)) {
        await expect(add(screen)).toBeVisible();
        continue;
      }
      await expect(main(screen).locator('.animate-skeleton')).toHaveCount(0);
      for (const kind of ['button', 'link'] as const) {
        await expect(main(screen).getByRole(kind, { name: CHANGES })).toHaveCount(0);
      }
      await expect(main(screen).getByRole('switch', { disabled: false })).toHaveCount(0);
    }
  });

  test(`${table}: the database rejects changes by roles without permission`, async ({ site, service }) => {
    const before = await service.from(table).select('id, deleted_at').order('id').throwOnError();
    const id = before.data[0]!.id;
    for (const role of ROLES.filter((each) => !who.includes(each))) {
      const api = (await staffClient(site, role)).from(table);
      const trashed = await api.update({ deleted_at: new Date().toISOString() }).eq('id', id).select();
      expect(trashed.data ?? [], `${role} trashes`).toEqual([]);
      const deleted = await api.delete().eq('id', id).select();
      expect(deleted.data ?? [], `${role} deletes`).toEqual([]);
      const added = await api.insert({ deleted_at: null });
      expect(added.error?.code, `${role} adds`).toBe('42501');
    }
    const after = await service.from(table).select('id, deleted_at').order('id').throwOnError();
    expect(after.data).toEqual(before.data);
  });
}
