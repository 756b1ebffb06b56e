import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setMedia } from '@tests/support/media';
import { startTexts } from '@tests/support/texts';
import { CountingNumber } from './counting-number';

beforeEach(() => {
  startTexts();
  setMedia();
});

/** The visible digits. */
const digits = (text: string) => screen.getByText(text, { selector: '[aria-hidden]' });

test('it counts up within 0.6 s; screen readers hear the value once', async () => {
  render(<CountingNumber value={1234} />);
  expect(digits('0')).toBeVisible();
  expect(screen.getByText('1.234')).toHaveClass('sr-only');
  await vi.waitFor(() => expect(digits('1.234')).toBeVisible(), { timeout: 30_000 });
});

test('it is there at once for those who want no motion', () => {
  setMedia({ reducedMotion: true });
  render(<CountingNumber value={40} />);
  expect(digits('40')).toBeVisible();
});
