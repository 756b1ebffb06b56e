import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withFaults } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
  await stack.sql(
    `update public.site_settings set promo = promo || '{"enabled": true, "starts_on": "2031-03-03", "ends_on": "2031-03-09"}'`,
  );
  await stack.sql(
    `insert into public.articles (slug, title, title_en, status, published_at) values
      ('k-satu', 'Judul <b>satu</b>', 'Title one', 'published', '2031-03-04T02:30:00Z'), ('k-draf', 'Hanya draf', null, 'draft', null)`,
  );
  await stack.sql(
    `insert into public.legalitas (title, valid_until) values ('Lisensi kalender', '2031-03-31')`,
  );
  await stack.sql(
    `insert into public.public_holidays (holiday_date, name, name_en) values ('2031-03-20', 'Libur uji', 'Test holiday')`,
  );
});
afterAll(() => stack.close());

const MONTH = '/admin/kalender?month=2031-03';

test('a month shows what begins and ends on each day, and leads there', async () => {
  await renderApp({ path: MONTH, stack, role: 'editor' });
  const table = within(await screen.findByRole('table', { name: 'Kalender Maret 2031' }));
  expect(table.getAllByRole('columnheader')[0]).toHaveTextContent('Senin');
  const day = within(table.getByRole('cell', { name: /^4 Maret 2031/ }));
  const article = day.getByRole('link', { name: /^09\.30|^09:30/ });
  expect(article).toHaveTextContent('Artikel dijadwalkanJudul <b>satu</b>');
  expect(article).toHaveAttribute('href', expect.stringMatching(/^\/admin\/news\/edit\/[0-9a-f-]{36}$/));
  expect(table.getByRole('link', { name: /Dokumen berakhir\s*Lisensi kalender/ })).toBeVisible();
  expect(table.getByText('Libur uji')).toBeVisible();
  // Settings are an admin's.
  expect(table.getByText('Promosi mulai')).toBeVisible();
  expect(table.queryByRole('link', { name: /Promosi/ })).toBeNull();
  expect(table.queryByText('Hanya draf')).toBeNull();
});

test('in English it has the English titles, and marks those that have none', async () => {
  await renderApp({ path: `${MONTH}&lng=en`, stack, role: 'editor' });
  const table = within(await screen.findByRole('table', { name: 'Calendar of March 2031' }));
  expect(await table.findByText('Title one')).not.toHaveAttribute('lang');
  expect(table.getByText('Test holiday')).toBeVisible();
  expect(table.getByText('Lisensi kalender')).toHaveAttribute('lang', 'id');
});

test('arrow keys lead from day to day, up and down within a weekday, Home and End to the first and last', async () => {
  const { user } = await renderApp({ path: MONTH, stack, role: 'admin' });
  const table = within(await screen.findByRole('table', { name: 'Kalender Maret 2031' }));
  const begins = await table.findByRole('link', { name: /Promosi mulai/ });
  const article = table.getByRole('link', { name: /Judul <b>satu/ });
  const ends = table.getByRole('link', { name: /Promosi berakhir/ });
  const document = table.getByRole('link', { name: /Lisensi kalender/ });
  begins.focus();
  await user.keyboard('{ArrowRight}');
  expect(article).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(ends).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(begins).toHaveFocus();
  // Four weeks further on a Monday as well.
  await user.keyboard('{ArrowDown}');
  expect(document).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(document, 'nothing lies further on').toHaveFocus();
  await user.keyboard('{Home}');
  expect(begins).toHaveFocus();
  await user.keyboard('{End}');
  expect(document).toHaveFocus();
});

test('the month before is a link away, and an admin is led to the settings', async () => {
  const { user } = await renderApp({ path: MONTH, stack, role: 'admin' });
  const table = within(await screen.findByRole('table', { name: 'Kalender Maret 2031' }));
  expect(await table.findByRole('link', { name: /Promosi berakhir/ })).toHaveAttribute(
    'href',
    '/admin/settings/promotion',
  );
  await user.click(screen.getByRole('link', { name: 'Bulan sebelumnya' }));
  expect(await screen.findByRole('table', { name: 'Kalender Februari 2031' })).toBeVisible();
  expect(window.location.search).toBe('?month=2031-02');
});

test('a calendar that does not come says so', async () => {
  const fetch = withFaults(stack.fetch, [{ match: '/rpc/content_calendar', fault: 'connection-cut' }]);
  await renderApp({ path: MONTH, stack, role: 'editor', fetch });
  expect(await screen.findByText('Kalender tidak dapat dimuat')).toBeVisible();
});

test('the database answers two thousand texts by the first thousand, and refuses a range of years', async () => {
  await stack.sql(
    `insert into public.articles (slug, title, status, published_at)
     select 'banyak-' || n, 'Banyak ' || n, 'published', '2032-05-05T00:00:00Z' from generate_series(1, 2000) n`,
  );
  const editor = await stack.client('editor');
  const of = (from_day: string, to_day: string) => editor.rpc('content_calendar', { from_day, to_day });
  expect((await of('2032-05-01', '2032-05-31')).data).toHaveLength(1000);
  expect((await of('2031-01-01', '2032-05-31')).error?.message).toBe('field.invalid');
  expect((await of('2032-05-31', '2032-05-01')).error?.message).toBe('field.invalid');
});
