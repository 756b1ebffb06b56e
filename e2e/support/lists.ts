import type { Locator } from '@playwright/test';
import { importFromApp } from '../../scripts/app-module.ts';
import type * as Screens from '../../src/app/screens/admin-screens.ts';
import type * as Lists from '../../src/app/screens/list-screens.ts';
import type * as Tables from '../../src/lib/rows-table.ts';
import type { Resource } from '../../src/forms/resource/define-resource.ts';
import { ownWords } from './questions.ts';

// Vite assembles this list (import.meta.glob).
const { declaredLists } = await importFromApp<typeof Lists>('src/app/screens/list-screens.ts');
const { recordsFor } = await importFromApp<typeof Screens>('src/app/screens/admin-screens.ts');
const { isSorted } = await importFromApp<typeof Tables>('src/lib/rows-table.ts');
const records = recordsFor('admin');

/** Additions to the declaration of a list: its public page and values that a new row requires. */
interface More {
  page?: string;
  /** Values of a new row by column. For select fields, the label of the option. */
  values?: () => Readonly<Record<string, string>>;
}

const MORE: Readonly<Partial<Record<Resource['table'], More>>> = {
  faq: { page: '/informasi/faq' },
  hero_slides: { page: '/' },
  alur_sertifikasi: {
    page: '/layanan/alur',
    values: () => ({ 'outcome.revision': 'Kembali ke tahap sebelumnya.' }),
  },
  legalitas: { page: '/profil/legalitas' },
  struktur_organisasi: { page: '/profil/struktur-organisasi' },
  navigation_menus: { page: '/profil/tentang' },
  fees: { page: '/layanan/biaya', values: () => ({ amount: '125000' }) },
  legal_products: {
    page: '/informasi/produk-hukum',
    values: () => ({ number: ownWords('UJI'), year: '2026' }),
  },
  rl_categories: { page: '/layanan/ruang-lingkup', values: () => ({ code: 'ZY' }) },
  rl_subclass: {
    page: '/layanan/ruang-lingkup?q=BG999',
    values: () => ({ category_id: 'BG · Bangunan Gedung', code: 'BG999' }),
  },
};

/** List of the back-office with its declaration. */
export interface DeclaredList {
  resource: Resource;
  /** Address of the screen. */
  screen: string;
  /** Whether staff can reorder the rows. */
  isSorted: boolean;
  /** Public page that shows the rows, if any. */
  page: string | undefined;
}

/** All declared lists, so that new ones are tested automatically. */
export const lists: readonly DeclaredList[] = declaredLists.map((resource) => {
  const address = records.addressOf({ table: resource.table, id: 'id' });
  if (!address) throw new Error(`No screen shows the list ${resource.table}.`);
  const screen = address.replace(/[?&]edit=id$/, '');
  return { resource, screen, isSorted: isSorted(resource.table), page: MORE[resource.table]?.page };
});

/** Returns the input of a column in a form. */
export const inputOf = (dialog: Locator, column: string) => dialog.locator(`[name="${column}"]`);

/** Fills in the title and the required fields of a new row. */
export async function fillNewRow(dialog: Locator, { resource }: DeclaredList, title: string): Promise<void> {
  const values = MORE[resource.table]?.values?.() ?? {};
  await inputOf(dialog, resource.titleColumn).fill(title);
  for (const field of resource.fields) {
    const { column, kind } = field;
    const value = values[column];
    if (column === resource.titleColumn || (value === undefined && !field.required)) continue;
    if (kind === 'richText') await dialog.locator('[contenteditable="true"]').first().fill('Jawaban uji.');
    else if (kind === 'reference')
      await inputOf(dialog, column).selectOption(value ? { label: value } : { index: 1 });
    else if (kind === 'number') await inputOf(dialog, column).fill(value ?? String(field.min));
    else if (kind === 'url') await inputOf(dialog, column).fill(value ?? '/informasi/faq');
    // Required select fields start with their first option.
    else if (kind !== 'select') await inputOf(dialog, column).fill(value ?? 'Penguji');
  }
}
