import { ArchiveRestore, Circle, Download, Eye, Pencil, Plus, Trash2, type LucideIcon } from 'lucide-react';
import { formatAgo, formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { actionKey, useLineWords } from './activity-words';
import type { Activity } from './queries';

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

/** One entry of the audit log in words. `now` is the moment "3 hours ago" is counted from. */
export function ActivityLine({ activity, now }: { activity: Activity; now: Date }) {
  const words = useLineWords();
  const language = useLanguage();
  const { row_label: label, created_at: at } = activity;
  const Icon = icons[actionKey(activity.action)];
  return (
    <li className="flex gap-3 py-3">
      <span className="mt-0.5 flex size-7 shrink-0 items-center justify-center rounded bg-surface-sunken text-text-muted">
        <Icon className="size-4" aria-hidden />
      </span>
      <p className="min-w-0 flex-1 text-sm">
        <span className="font-semibold">{words.who(activity)}</span> {words.what(activity)}
        {label && <span className="text-text-muted"> “{label}”</span>}
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
