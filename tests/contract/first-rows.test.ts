import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { serviceScreens } from '@/app/service-screens';
import { FIRST_ROWS } from '@/app/start-staff';
import { articlesList } from '@/features/articles/articles-paged';
import { certificatesList } from '@/features/clients/certificates-paged';
import { clientsList } from '@/features/clients/clients-paged';
import { surveillanceList } from '@/features/clients/surveillance-paged';
import { cmsList } from '@/features/cms-pages/cms-paged';

const LISTS = [clientsList, certificatesList, surveillanceList, articlesList, cmsList];

test('the rows that are asked for before a list’s screen are those that it shows first', () => {
  const declared = LISTS.map(({ read, table, sort }) => ({ read, table, sort }));
  expect(Object.values(FIRST_ROWS)).toEqual(declared);
});

test('every list that the server pages, and every inbox, is walked in a browser', () => {
  const spec = readFileSync('e2e/admin/list-density.spec.ts', 'utf8');
  const inboxes = serviceScreens.filter(({ shows }) => shows?.some(({ at }) => at?.includes('?case=:id')));
  expect(inboxes).toHaveLength(3);
  for (const path of [...Object.keys(FIRST_ROWS), ...inboxes.map(({ path }) => path)])
    expect(spec).toMatch(new RegExp(`'${path}['?]`));
});
