import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '@tests/support/render-part';
import { ErrorState } from './error-state';

test('an error without a cause reports that the device is offline or that something went wrong', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderPart(<ErrorState onRetry={() => undefined} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Anda sedang luring. Sambungkan ke internet');
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('alert')).toHaveTextContent('Ada kesalahan. Coba lagi.');
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeEnabled();
});
