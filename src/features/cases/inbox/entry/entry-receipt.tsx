import { Printer } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { paths } from '@/config/paths';
import type { CaseSource } from '@/features/cases/inbox/case-inbox';
import { HolidayWarning } from '@/features/cases/inbox/holiday-warning';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { Section } from '@/ui/section';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { siteAddress } from '@/lib/site-address';
import type { EvidenceFile } from '@/lib/evidence/evidence-file';
import { UploadList } from '@/requests/evidence/evidence-uploads';
import { useEvidenceUploads } from '@/requests/evidence/use-evidence-uploads';
import { ReceiptNumbers } from '@/requests/receipt-numbers';
import type { EnteredCase } from './entry-queries';
import { entryKitMessages } from './messages';
import { deleteStoredEntry, storeEntry, type StoredEntry } from './stored-entry';

/** Maps upload paths to files; slots and files have the same order. */
const byPath = ({ receipt }: EnteredCase, files: readonly EvidenceFile[]) =>
  new Map(receipt.uploads.flatMap(({ path }, place) => (files[place] ? [[path, files[place].file]] : [])));

interface EntryReceiptProps extends StoredEntry {
  source: CaseSource;
  files: readonly EvidenceFile[];
  onAnother: () => void;
}

/** Renders the number, code and dates of an entered case for printing, and the upload state of its files. */
export function EntryReceipt({ source, id, receipt, arrived, files, onAnother }: EntryReceiptProps) {
  const { t } = useCaseTexts(entryKitMessages);
  const { kind, path } = source;
  const language = useLanguage();
  const [chosen] = useState(() => byPath({ id, receipt }, files));
  const [arrivedFiles, setArrivedFiles] = useState(arrived);
  const { uploads, list } = useEvidenceUploads(receipt.uploads, chosen, arrived, setArrivedFiles);
  // A reload restores the receipt; leaving the screen discards it.
  useLayoutEffect(() => {
    storeEntry(kind, { id, receipt, arrived: arrivedFiles });
    return () => deleteStoredEntry(kind);
  }, [kind, id, receipt, arrivedFiles]);
  const day = (at: string | null | undefined) => (at ? formatDate(language, at) : '');
  return (
    <div className="max-w-3xl space-y-6">
      <Section title={t('receipt')}>
        <ReceiptNumbers number={receipt.number} code={receipt.access_code} />
        <Notice tone={receipt.access_code ? 'warning' : 'info'}>
          {t(receipt.access_code ? 'receiptHint' : 'codeMailed')}
        </Notice>
        {receipt.late_after && <Notice tone="warning">{t('late', { date: day(receipt.late_after) })}</Notice>}
        <HolidayWarning until={receipt.due_at ?? null} className="print:hidden" />
        <ul className="list-disc space-y-1 ps-5 text-sm">
          <li>{t('received', { date: day(receipt.received_at) })}</li>
          <li>{t('firstResponse', { date: day(receipt.first_response_due_at) })}</li>
          <li>{t('outcome', { date: day(receipt.due_at) })}</li>
          <li className="break-words">{t('track', { address: siteAddress(paths.tracking, language) })}</li>
        </ul>
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button variant="secondary" onClick={() => window.print()}>
            <Printer aria-hidden />
            {t('print')}
          </Button>
          <Button asChild variant="secondary">
            <Link to={`${path}?case=${id}`}>{t('open')}</Link>
          </Button>
          <Button variant="ghost" onClick={onAnother}>
            {t('another')}
          </Button>
        </div>
      </Section>
      {list.length > 0 && (
        <Section title={t('uploads')}>
          <UploadList list={list} uploads={uploads} />
        </Section>
      )}
    </div>
  );
}
