import { useEffect, useRef, useState } from 'react';
import { byPath, type EvidenceFile } from '@/lib/evidence/evidence-file';
import type { FormName } from './draft';
import { keepReceipt, readReceipt, type KeptReceipt } from './kept-receipt';
import type { Receipt } from './receipt-data';

const NO_FILES: ReadonlyMap<string, File> = new Map();

/**
 * The receipt this page shows instead of its form: of what was just sent, or one that a reload interrupted. The page's
 * heading gets the focus when it appears.
 */
export function useReceipt(name: FormName) {
  const [kept, setKept] = useState<KeptReceipt | null>(null);
  const [files, setFiles] = useState(NO_FILES);
  const heading = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    // After the first render: a page rendered at build knows no storage.
    queueMicrotask(() => setKept(readReceipt(name)));
  }, [name]);
  useEffect(() => {
    if (!kept) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [kept]);

  const show = (receipt: Receipt, email: string, evidence: readonly EvidenceFile[]) => {
    const next = { receipt, email, arrived: [] };
    keepReceipt(name, next);
    setFiles(byPath(receipt.uploads, evidence));
    setKept(next);
  };
  return { kept, files, show, heading };
}
