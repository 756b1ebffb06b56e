import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setLanguage } from '@/lib/i18n/i18n';
import { renderPart } from '@tests/support/render-part';
import { KeptHere } from './request-draft-notice';

test('a form says where its answers are kept', () => {
  renderPart(<KeptHere />);
  expect(screen.getByText(/^Isian disimpan di peramban ini saja/)).toBeVisible();
});

test('where the browser refuses storage, it says that they are kept nowhere', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
    if (key.startsWith('lsbu-draft'))
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  renderPart(<KeptHere />);
  expect(screen.getByText(/^Peramban ini tidak menyimpan isian/)).toBeVisible();
  act(() => setLanguage('en'));
  expect(screen.getByText(/^This browser keeps nothing/)).toBeVisible();
});
