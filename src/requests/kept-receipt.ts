import { forget, recall, remember } from '@/lib/storage';
import type { FormName } from './draft';
import { receiptOf, type Receipt } from './receipt-data';

/**
 * Receipt stored in this tab until the access code is saved, because the code is shown only once and a reload
 * would lose it.
 */
export interface KeptReceipt {
  receipt: Receipt;
  email: string;
  /** Paths of uploaded files. */
  arrived: string[];
}

const storageKey = (name: FormName) => `lsbu-receipt-${name}`;

export function readReceipt(name: FormName): KeptReceipt | null {
  try {
    // Only this module writes the value; receiptOf validates the receipt.
    const kept = JSON.parse(recall(storageKey(name), 'session') ?? 'null') as KeptReceipt | null;
    return kept && { ...kept, receipt: receiptOf(kept.receipt) };
  } catch {
    return null;
  }
}

export const keepReceipt = (name: FormName, kept: KeptReceipt) =>
  remember(storageKey(name), JSON.stringify(kept), 'session');
export const forgetReceipt = (name: FormName) => forget(storageKey(name), 'session');
