import { ArchiveRestore, Circle, Download, Eye, Pencil, Plus, Trash2, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatAgo, formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useRecords } from '@/session/records';
import { actionKey, useActivitySentence } from './activity-sentence';
import { auditLogMessages } from './messages';
import type { Activity } from './page-queries';

const icons: Record<ReturnType<typeof actionKey>, LucideIcon> = {
  insert: Plus,
  update: Pencil,
  delete: Trash2,
  trash: Trash2,
  restore: ArchiveRestore,
  unmask: Eye,
  export: Download,
  other: Circle,
};

interface ActivityLineProps {
  activity: Activity;
  /** Number of entries grouped into one action, of which `activity` is the newest. */
  count: number;
  /** Reference time for texts such as "3 hours ago". */
  now: Date;
}

/** Renders an entry of the audit log, or a group of entries of one action, as a sentence. */
export function ActivityLine({ activity, count, now }: ActivityLineProps) {
  const { t } = useTexts(auditLogMessages);
  const words = useActivitySentence();
  const language = useLanguage();
  const { addressOf } = useRecords();
  const { row_label: label, created_at: at, row_id: id, table_name: table } = activity;
  // A permanently deleted row has no page, and a row in the trash no URL.
  const isThere = id && !['delete', 'trash'].includes(activity.action);
  const address = isThere ? addressOf({ table, id, label }) : undefined;
  const Icon = icons[actionKey(activity.action)];
  return (
    <li className="flex gap-3 py-3">
      <span className="mt-0.5 flex size-7 shrink-0 items-center justify-center rounded bg-surface-sunken text-text-muted">
        <Icon className="size-4" aria-hidden />
      </span>
      <p className="min-w-0 flex-1 text-sm">
        <span className="font-semibold">{words.who(activity)}</span> {words.what(activity)}
        {count > 1 && <span className="text-text-muted"> ({t('run', { count })})</span>}
        {label && count === 1 && (
          <>
            {' '}
            {address ? (
              <Link to={address} className="link">
                “{label}”
              </Link>
            ) : (
              <span className="text-text-muted">“{label}”</span>
            )}
          </>
        )}
      </p>
      <time
        dateTime={at}
        title={formatDateTime(language, at)}
        className="shrink-0 text-xs/5.5 text-text-muted max-sm:max-w-20 max-sm:text-end"
      >
        {formatAgo(language, at, now)}
      </time>
    </li>
  );
}
