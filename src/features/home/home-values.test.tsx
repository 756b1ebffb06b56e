import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '@tests/support/render-part';
import { setLanguage } from '@/lib/i18n/i18n';
import { HomeValues } from './home-values';

const document = (kind: string, valid_until: string | null) => ({ kind, valid_until });
const claim = () => screen.queryByRole('heading', { name: 'Terakreditasi dan tepercaya' });

test.each([
  ['in force', [document('akreditasi', '2999-01-01')], true],
  ['without an expiry date', [document('akreditasi', null)], true],
  ['expired', [document('akreditasi', '2020-01-01')], false],
  ['missing', [document('lisensi', '2999-01-01')], false],
])('shows the accreditation claim only with a valid accreditation (%s)', (_state, legalitas, isSaid) => {
  renderPart(<HomeValues />, { reads: { legalitas } });
  expect(claim() !== null).toBe(isSaid);
  expect(screen.getByRole('heading', { name: 'Proses cepat' })).toBeVisible();
});

const settings = (home: unknown) => ({ settings: { site: { home } }, legalitas: [] });
const words = {
  first_title: 'Di Kupang sejak 1998',
  first_text: 'Kantor kami dekat.',
  first_title_en: 'In Kupang since 1998',
};

test('replaces default texts with those from the settings', () => {
  renderPart(<HomeValues />, { reads: settings({ ...words, second_title: ' ' }) });
  expect(screen.getByRole('heading', { name: 'Di Kupang sejak 1998' })).toBeVisible();
  expect(screen.getByText('Kantor kami dekat.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Proses cepat' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Asesor profesional' })).toBeVisible();
});

test('translates custom texts or marks them as Indonesian', () => {
  renderPart(<HomeValues />, { reads: settings(words) });
  act(() => setLanguage('en'));
  expect(screen.getByRole('heading', { name: 'In Kupang since 1998' })).not.toHaveAttribute('lang');
  expect(screen.getByText('Kantor kami dekat.')).toHaveAttribute('lang', 'id');
  expect(screen.getByRole('heading', { name: 'Professional assessors' })).toBeVisible();
});

test.each([[7], ['teks'], [null], [{ first_title: { a: 1 } }], [[]]])(
  'keeps the default texts for invalid settings (%j)',
  (home) => {
    renderPart(<HomeValues />, { reads: settings(home) });
    expect(screen.getByRole('heading', { name: 'Proses cepat' })).toBeVisible();
  },
);
