import type { ThreadKind } from '@/domain/case-status';
import type { Messages } from '@/lib/i18n/define-messages';
import type { Addressee } from './letter/templates';

/** A kind of case or message, as the parts that show and write a timeline see it. */
export interface Thread {
  kind: ThreadKind;
  table: 'complaints' | 'appeals' | 'contact_submissions';
  /** With the names of its statuses. */
  messages: Messages<string, { statuses: Record<string, string> }>;
}

/** The case or message that is open, as far as those parts need it. */
export interface OpenThread {
  inbox: Thread;
  row: Addressee & { id: string; closed_at?: string | null };
  /** Words of a confidential case by the id of the entry that holds a mark in their place. */
  entries?: Record<string, string> | undefined;
}
