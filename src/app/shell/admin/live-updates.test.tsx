import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StaffContext } from '@/app/staff';
import { listenToStaff } from '@/lib/realtime';
import { LiveUpdates } from './live-updates';

// e2e/admin/inbox.spec.ts covers the real channel; here the test triggers its events.
vi.mock('@/lib/realtime', () => ({ listenToStaff: vi.fn() }));

const stop = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(listenToStaff).mockReset().mockReturnValue(stop);
});
afterEach(() => vi.useRealTimers());

function start(role: 'viewer' | 'editor') {
  const queryClient = new QueryClient();
  const read = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  const profile = {
    id: 'x',
    fullName: 'Budi',
    email: 'b@contoh.example.id',
    role,
    status: 'active' as const,
    hasAuditAccess: false,
  };
  const view = render(
    <QueryClientProvider client={queryClient}>
      <StaffContext
        value={{ profile, isUncertain: false, isChecking: false, checkAgain: () => undefined, screens: [] }}
      >
        <LiveUpdates />
      </StaffContext>
    </QueryClientProvider>,
  );
  const keys = () => read.mock.calls.splice(0).map(([filters]) => filters?.queryKey?.[0]);
  return { view, keys, channel: vi.mocked(listenToStaff).mock.calls[0]?.[0] };
}

test('refetches changed data, once for changes that arrive together', () => {
  const { channel, keys } = start('editor');
  channel?.onState(true);
  channel?.onChange('complaints');
  channel?.onChange('complaints');
  expect(keys()).toEqual([]);
  vi.advanceTimersByTime(300);
  expect(keys()).toEqual(['complaints', 'dashboard']);
  vi.advanceTimersByTime(120_000);
  expect(keys()).toEqual([]);
});

test('refetches everything every 30 seconds while the channel is down, and once on reconnect', () => {
  const { channel, keys } = start('editor');
  channel?.onState(false);
  vi.advanceTimersByTime(29_000);
  expect(keys()).toEqual([]);
  vi.advanceTimersByTime(2_000);
  expect(keys()).toEqual(
    expect.arrayContaining(['complaints', 'appeals', 'contact_submissions', 'dashboard']),
  );
  channel?.onState(true);
  vi.advanceTimersByTime(300);
  expect(keys()).toContain('complaints');
  vi.advanceTimersByTime(120_000);
  expect(keys()).toEqual([]);
});

test('stops listening when the user leaves the back-office, and never listens for viewers', () => {
  const { view } = start('editor');
  view.unmount();
  expect(stop).toHaveBeenCalledOnce();
  start('viewer');
  expect(listenToStaff).toHaveBeenCalledOnce();
});
