import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setMedia } from '@tests/support/media';
import { startTexts } from '@tests/support/texts';
import { CountingNumber } from './counting-number';

beforeEach(() => {
  startTexts();
  setMedia();
});

/** Returns the element with the visible digits. */
const digits = (text: string) => screen.getByText(text, { selector: '[aria-hidden]' });

test('counts up within 0.6 s while screen readers get only the final value', async () => {
  render(<CountingNumber value={1234} />);
  expect(digits('0')).toBeVisible();
  expect(screen.getByText('1.234')).toHaveClass('sr-only');
  await vi.waitFor(() => expect(digits('1.234')).toBeVisible(), { timeout: 30_000 });
});

test('shows the value immediately with reduced motion', () => {
  setMedia({ reducedMotion: true });
  render(<CountingNumber value={40} />);
  expect(digits('40')).toBeVisible();
});
