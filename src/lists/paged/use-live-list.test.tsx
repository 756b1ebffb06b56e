import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listenToContent } from '@/lib/realtime';
import type { PagedList } from './define-paged-list';
import { useLiveList } from './use-live-list';

vi.mock('@/lib/realtime', () => ({ listenToContent: vi.fn() }));
const stop = vi.fn();
beforeEach(() => {
  vi.mocked(listenToContent).mockReset().mockReturnValue(stop);
});

/** Only the properties that the subscription uses. */
const list = { table: 'clients', tellsAbout: ['certificates'] } as unknown as PagedList;

function listen() {
  const client = new QueryClient();
  const invalidate = vi.spyOn(client, 'invalidateQueries').mockResolvedValue();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { unmount } = renderHook(() => useLiveList(list), { wrapper });
  return { invalidate, unmount, channel: vi.mocked(listenToContent).mock.calls[0]![0] };
}

test('refetches once for changes of its rows and related tables, and ignores other tables', async () => {
  const { invalidate, channel } = listen();
  channel.onChange('faq');
  channel.onChange('clients');
  channel.onChange('certificates');
  await waitFor(() => expect(invalidate).toHaveBeenCalledExactlyOnceWith({ queryKey: ['clients'] }));
});

test('refetches the list after a lost connection', async () => {
  const { invalidate, channel } = listen();
  channel.onState(true);
  expect(invalidate).not.toHaveBeenCalled();
  channel.onState(false);
  channel.onState(true);
  await waitFor(() => expect(invalidate).toHaveBeenCalledOnce());
});

test('unsubscribes when the user leaves the list', () => {
  const { unmount } = listen();
  unmount();
  expect(stop).toHaveBeenCalledOnce();
});
