import { removeStored, readStored, writeStored } from '@/lib/storage';
import type { FormName } from './draft';
import { receiptOf, type Receipt } from './receipt-data';

/**
 * Receipt stored in this tab until the access code is saved, because the code is shown only once and a reload
 * would lose it.
 */
export interface StoredReceipt {
  receipt: Receipt;
  email: string;
  /** Paths of uploaded files. */
  arrived: string[];
}

const storageKey = (name: FormName) => `lsbu-receipt-${name}`;

export function readReceipt(name: FormName): StoredReceipt | null {
  try {
    // Only this module writes the value; receiptOf validates the receipt.
    const kept = JSON.parse(readStored(storageKey(name), 'session') ?? 'null') as StoredReceipt | null;
    return kept && { ...kept, receipt: receiptOf(kept.receipt) };
  } catch {
    return null;
  }
}

export const storeReceipt = (name: FormName, kept: StoredReceipt) =>
  writeStored(storageKey(name), JSON.stringify(kept), 'session');
export const deleteReceipt = (name: FormName) => removeStored(storageKey(name), 'session');
