import type { ThreadKind } from '@/domain/case-status';
import type { Messages } from '@/lib/i18n/define-messages';
import type { Addressee } from './reply/templates';

/** Kind of case or message, as far as needed to show and write a timeline. */
export interface Thread {
  kind: ThreadKind;
  table: 'complaints' | 'appeals' | 'contact_submissions';
  /** Labels of its statuses. */
  messages: Messages<string, { statuses: Record<string, string> }>;
}

/** Open case or message, as far as needed for its timeline. */
export interface OpenThread {
  inbox: Thread;
  row: Addressee & { id: string; closed_at?: string | null };
  /** Texts of a confidential case by entry id; the rows contain only a placeholder. */
  entries?: Record<string, string> | undefined;
}
