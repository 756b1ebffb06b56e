import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { PageHeader } from '@/ui/page-header';
import { byPath, type EvidenceFile } from '@/lib/evidence/evidence-file';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { cleanName } from '@/lib/text-shapes';
import { PageMeta } from '@/site/page/page-meta';
import type { FormName } from './draft';
import { storeReceipt, readReceipt, type StoredReceipt } from './stored-receipt';
import type { AnswerRow } from './answer-list';
import { NoticeGate } from './notice-gate';
import { ReceiptPanel } from './receipt';
import type { Receipt } from './receipt-data';

const NO_FILES: ReadonlyMap<string, File> = new Map();

/** Called after sending, with the receipt, the form values and the chosen files. */
export type OnSent<V> = (receipt: Receipt, values: V, files: readonly EvidenceFile[]) => void;

/**
 * Returns the receipt shown in place of the form: of the submission just made, or restored after a reload.
 * Focuses the page's heading when it appears.
 */
function useReceipt<V extends { email: string }>(name: FormName) {
  const [kept, setKept] = useState<StoredReceipt | null>(null);
  const [files, setFiles] = useState(NO_FILES);
  // Never stored: a reload restores the receipt without the answers.
  const [sent, setSent] = useState<V>();
  const heading = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    // After the first render, because prerendering has no storage.
    queueMicrotask(() => setKept(readReceipt(name)));
  }, [name]);
  useLayoutEffect(() => {
    if (!kept) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [kept]);

  const show: OnSent<V> = (receipt, values, evidence) => {
    const next = { receipt, email: cleanName(values.email), arrived: [] };
    storeReceipt(name, next);
    setFiles(byPath(receipt.uploads, evidence));
    setSent(values);
    setKept(next);
  };
  return { kept, files, sent, show, heading };
}

interface RequestPageProps<V extends { email: string }> {
  name: FormName;
  section: string;
  title: string;
  purpose: string;
  /** Heading of the page after sending. */
  sent: { title: string; purpose: string };
  /** Next steps in order. The dates are formatted; empty if the receipt has none. */
  nextSteps: (days: { firstResponse: string; outcome: string; lateAfter: string }) => readonly string[];
  form: (onSent: OnSent<V>) => ReactNode;
  /** Formats the values of the form. */
  answers: (values: V) => readonly AnswerRow[];
  /** Rendered next to the form. */
  guide: ReactNode;
}

/** Renders a page with a form, which the receipt replaces after sending. */
export function RequestPage<V extends { email: string }>({
  name,
  section,
  title,
  purpose,
  sent,
  nextSteps,
  form,
  answers,
  guide,
}: RequestPageProps<V>) {
  const language = useLanguage();
  const { kept, files, sent: written, show, heading } = useReceipt<V>(name);
  const crumbs = [{ label: section }, { label: title }];
  const day = (at: string | null | undefined) => (at ? formatDate(language, at) : '');
  const shownTitle = kept ? sent.title : title;

  return (
    <>
      <PageMeta title={shownTitle} description={purpose} crumbs={crumbs} />
      <PageHeader
        title={
          <span ref={heading} tabIndex={-1}>
            {shownTitle}
          </span>
        }
        purpose={kept ? sent.purpose : purpose}
        crumbs={crumbs}
      />
      {kept ? (
        <div className="container-page py-10 sm:py-14">
          <ReceiptPanel
            name={name}
            kept={kept}
            files={files}
            sent={written && answers(written)}
            steps={nextSteps({
              firstResponse: day(kept.receipt.first_response_due_at),
              outcome: day(kept.receipt.due_at),
              lateAfter: day(kept.receipt.late_after),
            })}
          />
        </div>
      ) : (
        <div className="container-page grid grid-cols-1 gap-x-16 gap-y-10 py-10 sm:py-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <NoticeGate>{form(show)}</NoticeGate>
          {guide}
        </div>
      )}
    </>
  );
}
