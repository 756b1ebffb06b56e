import { z } from '@/lib/zod';
import { receiptOf } from '@/requests/receipt-data';
import { draftKey, forgetDraft, readDraft, writeDraft } from '@/session/drafts';
import type { EnteredCase } from './entry-queries';

/** An entered complaint whose receipt is on the screen; `arrived`: paths of the files that have come. */
export interface KeptEntry extends EnteredCase {
  arrived: readonly string[];
}

const NAME = 'complaint-entry-receipt';
const keptSchema = z.object({ id: z.string(), receipt: z.unknown(), arrived: z.array(z.string()) });

/** The receipt that a reload of the page must not lose, of the person who is signed in; it ends with the tab. */
export function readEntry(): KeptEntry | undefined {
  const kept = keptSchema.safeParse(readDraft(draftKey(NAME))?.value);
  if (!kept.success) return undefined;
  try {
    return { ...kept.data, receipt: receiptOf(kept.data.receipt) };
  } catch {
    return undefined;
  }
}

export const keepEntry = (value: KeptEntry) =>
  writeDraft(draftKey(NAME), { savedAt: Date.now(), value, isOpen: false }, 'tab');

export const forgetEntry = () => forgetDraft(draftKey(NAME));
