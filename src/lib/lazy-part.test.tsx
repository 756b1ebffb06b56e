import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part';

const Hello = () => <p>Halo</p>;
const renderText = (Part: React.ComponentType) =>
  render(
    <Suspense fallback={<p>Memuat</p>}>
      <Part />
    </Suspense>,
  );

test('a preloaded part renders immediately and loads once', async () => {
  const load = vi.fn(() => Promise.resolve(Hello));
  const { Part, preload } = lazyPart(load);
  await preload();
  renderText(Part);
  expect(screen.getByText('Halo')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('a part that was not preloaded suspends', async () => {
  const { Part } = lazyPart(() => Promise.resolve(Hello));
  renderText(Part);
  expect(screen.getByText('Memuat')).toBeVisible();
  expect(await screen.findByText('Halo')).toBeVisible();
});

test('a failed preload is ignored, and rendering retries the download', async () => {
  const load = vi.fn(() => Promise.resolve(Hello));
  load.mockRejectedValueOnce(new TypeError('fetch failed'));
  const { Part, preload } = lazyPart(load);
  await preload();
  renderText(Part);
  await act(() => preload());
  expect(await screen.findByText('Halo')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
