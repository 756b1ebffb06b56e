import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '@tests/support/render-part';
import { HomeValues } from './home-values';

const paper = (kind: string, valid_until: string | null) => ({ kind, valid_until });
const claim = () => screen.queryByRole('heading', { name: 'Terakreditasi dan tepercaya' });

test.each([
  ['in force', [paper('akreditasi', '2999-01-01')], true],
  ['without an end', [paper('akreditasi', null)], true],
  ['expired', [paper('akreditasi', '2020-01-01')], false],
  ['missing', [paper('lisensi', '2999-01-01')], false],
])(
  'with an accreditation %s the site says accordingly whether it is accredited',
  (_state, legalitas, isSaid) => {
    renderPart(<HomeValues />, { reads: { legalitas } });
    expect(claim() !== null).toBe(isSaid);
    expect(screen.getByRole('heading', { name: 'Proses cepat' })).toBeVisible();
  },
);
