import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setMedia } from '@tests/support/media';
import { startTexts } from '@tests/support/texts';
import { CountingNumber } from './counting-number';

beforeEach(() => {
  startTexts({});
  setMedia();
});

const digits = (container: HTMLElement) => container.querySelector('[aria-hidden]');

test('it counts up within 0.6 s; screen readers hear the value once', async () => {
  const { container } = render(<CountingNumber value={1234} />);
  expect(digits(container)).toHaveTextContent('0');
  expect(screen.getByText('1.234')).toHaveClass('sr-only');
  await vi.waitFor(() => expect(digits(container)).toHaveTextContent('1.234'), { timeout: 3000 });
});

test('it is there at once for those who want no motion', () => {
  setMedia({ reducedMotion: true });
  const { container } = render(<CountingNumber value={40} />);
  expect(digits(container)).toHaveTextContent('40');
});
