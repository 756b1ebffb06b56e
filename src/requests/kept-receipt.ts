import { forget, recall, remember } from '@/lib/storage';
import type { FormName } from './draft';
import { receiptOf, type Receipt } from './receipt-data';

/** A receipt as it is kept for this tab until the code was saved: a reload must not lose what is shown only once. */
export interface KeptReceipt {
  receipt: Receipt;
  email: string;
  /** Paths of the files that have arrived. */
  arrived: string[];
}

const storageKey = (name: FormName) => `lsbu-receipt-${name}`;

export function readReceipt(name: FormName): KeptReceipt | null {
  try {
    // Written by this file; receiptOf checks the part that matters.
    const kept = JSON.parse(recall(storageKey(name), 'session') ?? 'null') as KeptReceipt | null;
    return kept && { ...kept, receipt: receiptOf(kept.receipt) };
  } catch {
    return null;
  }
}

export const keepReceipt = (name: FormName, kept: KeptReceipt) =>
  remember(storageKey(name), JSON.stringify(kept), 'session');
export const forgetReceipt = (name: FormName) => forget(storageKey(name), 'session');
