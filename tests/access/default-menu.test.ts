import { beforeAll, expect, it } from 'vitest';
import { navigationMessages } from '../../src/features/navigation/messages.ts';
import { defaultMenu } from '../../src/features/navigation/default-menu.ts';
import { onEachDatabase, type Cast } from './cast.ts';

type Entry = (typeof defaultMenu)[number];
const { id: indonesian, en: english } = navigationMessages;

/** Converts the client's default menu to rows. */
const rowsOf = ({ key, url = '#', children = [] }: Entry, above: string | null = null): object[] => [
  { label: indonesian.default[key], label_en: english.default[key], url, above },
  ...children.flatMap((child) => rowsOf(child, indonesian.default[key])),
];

onEachDatabase((openCast) => {
  let cast: Cast;
  beforeAll(() => {
    cast = openCast();
  });
  const menu = () =>
    cast.stack.sql<{ label: string }>(
      `select m.label, m.label_en, m.url, p.label as above from public.navigation_menus m
         left join public.navigation_menus p on p.id = m.parent_id
       where m.deleted_at is null and m.is_published
       order by coalesce(p.sort_order, m.sort_order), m.parent_id is not null, m.sort_order`,
    );
  const entry = (label: string) => ({ label, url: '/faq' });

  it('adding the first menu entry stores the default menu and appends the entry', async () => {
    await cast.stack.sql('delete from public.navigation_menus where parent_id is not null');
    await cast.stack.sql('delete from public.navigation_menus');

    const refused = await cast.as.editor.from('navigation_menus').insert(entry('Bukan admin'));
    expect(refused.error?.code).toBe('42501');
    expect(await menu()).toEqual([]);

    await cast.as.admin.from('navigation_menus').insert(entry('Unduhan')).throwOnError();
    const unduhan = { label: 'Unduhan', label_en: null, url: '/faq', above: null };
    expect(await menu()).toEqual([...defaultMenu.flatMap((each) => rowsOf(each)), unduhan]);

    await cast.as.admin
      .from('navigation_menus')
      .insert({ ...entry('Kedua'), sort_order: 9 })
      .throwOnError();
    expect((await menu()).map(({ label }) => label).slice(-2)).toEqual(['Unduhan', 'Kedua']);
    expect(await menu()).toHaveLength(defaultMenu.flatMap((each) => rowsOf(each)).length + 2);
  });
});
