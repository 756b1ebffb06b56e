import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { exportedLines } from '@/ui/file-export/exported-lines';
import type { ExportWatch } from '@/ui/file-export/use-file-export';
import { unwrap, unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import type { Cursor } from '@/lib/url-state';
import type { AuditFilter } from './audit-filter';

const PAGE_SIZE = 50;
const DAY_MS = 24 * 60 * 60_000;
/** Returns midnight in the office's time zone on the given date, such as 2026-11-30. */
const midnight = (day: string, after = 0) =>
  new Date(Date.parse(`${day}T00:00:00+07:00`) + after * DAY_MS).toISOString();

/** Queries one page of security events, newest first, with the cursor of the next page. For admins. */
export const securityPageQuery = (filter: AuditFilter, cursor: Cursor | undefined) =>
  queryOptions({
    queryKey: ['security_events', 'page', filter, cursor] as const,
    queryFn: async ({ signal }) => {
      let lines = database()
        .from('security_events')
        .select('id, created_at, event, actor_id, actor_name, network, device, detail');
      if (filter.event) lines = lines.eq('event', filter.event);
      if (filter.person) lines = lines.eq('actor_id', filter.person);
      if (filter.from) lines = lines.gte('created_at', midnight(filter.from));
      if (filter.to) lines = lines.lt('created_at', midnight(filter.to, 1));
      if (cursor)
        lines = lines.or(`created_at.lt."${cursor.at}",and(created_at.eq."${cursor.at}",id.gt.${cursor.id})`);
      const rows = unwrapRows(
        await lines
          .order('created_at', { ascending: false })
          .order('id')
          // The extra row shows whether there is another page.
          .limit(PAGE_SIZE + 1)
          .abortSignal(signal),
      );
      const shown = rows.slice(0, PAGE_SIZE);
      const last = shown.at(-1);
      const next: Cursor | undefined =
        rows.length > PAGE_SIZE && last ? { at: last.created_at, id: last.id } : undefined;
      return { lines: shown, next };
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
export type SecurityLine = Awaited<
  ReturnType<NonNullable<ReturnType<typeof securityPageQuery>['queryFn']>>
>['lines'][number];

/**
 * Reads all events that match the filter; the export is recorded in the audit log and as a security event.
 */
export const securityLines = (filter: AuditFilter, watch: ExportWatch) =>
  exportedLines<SecurityLine>(
    (after, signal) =>
      database()
        .rpc('export_security_events', { filter, ...after })
        .abortSignal(signal),
    watch,
  );

/** Queries the security events of the current user, newest first. */
export const ownEventsQuery = () =>
  queryOptions({
    queryKey: ['security_events', 'own'] as const,
    queryFn: async ({ signal }) =>
      unwrapRows(await database().rpc('my_security_events', { max_rows: 20 }).abortSignal(signal)),
    staleTime: 0,
    meta: { silent: true },
  });

/** Queries open alarms, newest first. For admins. */
export const alarmsQuery = () =>
  queryOptions({
    queryKey: ['alarms', 'open'] as const,
    queryFn: async ({ signal }) => unwrapRows(await database().rpc('open_alarms').abortSignal(signal)),
    refetchInterval: 60_000,
    meta: { silent: true },
  });
export type Alarm = Awaited<ReturnType<NonNullable<ReturnType<typeof alarmsQuery>['queryFn']>>>[number];

/** Dismisses an alarm. Returns false if another admin has already dismissed it. */
export const useDismissAlarm = () =>
  useMutation({
    mutationFn: async (id: string) => unwrap(await database().rpc('dismiss_alarm', { id })),
    meta: { table: 'alarms' },
  });
