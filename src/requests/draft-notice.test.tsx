import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setLanguage } from '@/lib/i18n/i18n';
import { renderPart } from '@tests/support/render-part';
import { StoredInBrowser } from './request-draft-notice';

test('shows where a form stores its answers', () => {
  renderPart(<StoredInBrowser />);
  expect(screen.getByText(/^Isian disimpan di peramban ini saja/)).toBeVisible();
});

test('warns that nothing is stored when the browser refuses storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
    if (key.startsWith('draft')) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  renderPart(<StoredInBrowser />);
  expect(screen.getByText(/^Peramban ini tidak menyimpan isian/)).toBeVisible();
  act(() => setLanguage('en'));
  expect(screen.getByText(/^This browser keeps nothing/)).toBeVisible();
});
