import type { Locator, Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import type { Role } from '../../src/config/roles.ts';
import { ROLES } from '../../src/config/roles.ts';
import type { Resource } from '../../src/forms/resource/define-resource.ts';
import { expect, test } from '../support/fixtures.ts';
import { lists } from '../support/lists.ts';
import { signedInSession } from '../support/session.ts';
import type { Site } from '../support/site-server.ts';

// Role × route × action, in the browser; the same in SQL is walked by tests/access. What a role may not do is not
// shown, and refused to whoever asks for it directly.

const EDITORS: readonly Role[] = ['admin', 'editor'];

const main = (page: Page) => page.getByRole('main');

interface Guarded {
  path: string;
  /** The control that adds to the screen. */
  add: (page: Page) => Locator;
  who: readonly Role[];
  /** The table behind. */
  table: Resource['table'] | 'cms_pages' | 'articles' | 'clients';
  /** A declared list, as others are. */
  tag?: '@again';
}

const byName = (name: string) => (page: Page) => main(page).getByText(name, { exact: true });

/** The declared lists, and those whose screens are their own. */
const guarded: readonly Guarded[] = [
  { path: '/admin/cms', add: byName('Tambah halaman'), who: EDITORS, table: 'cms_pages' },
  { path: '/admin/news', add: byName('Tulis artikel'), who: EDITORS, table: 'articles' },
  { path: '/admin/klien', add: byName('Tambah badan usaha'), who: EDITORS, table: 'clients' },
  ...lists.map(({ screen, resource: { editors, table } }) => ({
    path: screen,
    add: (page: Page) => main(page).locator('a[href*="new=1"]').first(),
    who: editors,
    table,
    tag: '@again' as const,
  })),
];

/** Words of controls that change something. */
const CHANGES = /^(Tambah|Tulis|Hapus|Naikkan|Turunkan|Pindahkan|Impor|Simpan|Pilih semua)/;

async function staffClient(site: Site, role: Role) {
  const { access_token } = await signedInSession(site, role);
  return createClient(site.url, site.publishableKey, {
    auth: { persistSession: false },
    global: { headers: { authorization: `Bearer ${access_token}` } },
  });
}

for (const { path, add, who, table, tag = '' } of guarded) {
  test(`${path}: only those who may change it find how @desktop ${tag}`, async ({
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

  test(`${table}: who may not change it is refused by the database @desktop ${tag}`, async ({
    site,
    service,
  }) => {
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
