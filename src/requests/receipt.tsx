import { Printer, Search } from 'lucide-react';
import { useCallback, useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/controls/card';
import { Checkbox } from '@/ui/controls/checkbox';
import { paths } from '@/config/paths';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { PagePrint } from '@/site/page/page-print';
import type { FormName } from './draft';
import type { AnswerRow } from './answer-list';
import { UploadList } from './evidence/evidence-uploads';
import { isUnderWay, type Upload, type EvidenceUploads } from './evidence/uploads';
import { useEvidenceUploads } from './evidence/use-evidence-uploads';
import { deleteReceipt, storeReceipt, type StoredReceipt } from './stored-receipt';
import { requestKitMessages } from './messages';
import { ReceiptNumbers } from './receipt-numbers';
import { SentAnswers } from './sent-answers';
import { FormStepList } from './form-steps';
import { useRequestLeaveGuard } from './use-leave-guard';

/** Renders the uploads of a case, and whether the page can be left. */
function UploadPanel({ list, uploads }: { list: readonly Upload[]; uploads: EvidenceUploads }) {
  const { t } = useTexts(requestKitMessages);
  const id = useId();
  if (list.length === 0) return null;
  const allDone = list.every(({ state }) => state === 'done');
  return (
    <section aria-labelledby={id} className="space-y-3">
      <h2 id={id} className="text-xl">
        {t('uploads.title')}
      </h2>
      <p className="text-sm text-text-muted" role="status">
        {allDone ? t('uploads.allDone') : isUnderWay(list) ? t('uploads.someLeft') : ''}
      </p>
      <UploadList list={list} uploads={uploads} />
    </section>
  );
}

interface ReceiptProps {
  name: FormName;
  kept: StoredReceipt;
  /** Chosen files by upload path; empty after a reload. */
  files: ReadonlyMap<string, File>;
  /** Answers as sent; undefined after a reload. */
  sent: readonly AnswerRow[] | undefined;
  /** Next steps, in order. */
  steps: readonly ReactNode[];
}

/** Renders the receipt of a new case: number and access code, uploads, next steps, and the sent answers. */
export function ReceiptPanel({ name, kept, files, sent, steps }: ReceiptProps) {
  const { t } = useTexts(requestKitMessages);
  const language = useLanguage();
  const { receipt, email } = kept;
  const [isSaved, setIsSaved] = useState(false);
  const onArrived = useCallback(
    (arrived: string[]) => {
      if (!isSaved) storeReceipt(name, { ...kept, arrived });
    },
    [name, kept, isSaved],
  );
  const { uploads, list } = useEvidenceUploads(receipt.uploads, files, kept.arrived, onArrived);
  const reason = !isSaved ? t('receipt.leaveText') : isUnderWay(list) ? t('receipt.leaveUploads') : undefined;
  const question = useRequestLeaveGuard(
    reason ? { title: t('receipt.leaveTitle'), text: reason } : undefined,
  );

  const save = (saved: boolean) => {
    setIsSaved(saved);
    if (saved) deleteReceipt(name);
    else storeReceipt(name, kept);
  };
  return (
    <div className="max-w-3xl space-y-10">
      {question}
      <Card padding="lg" className="space-y-6">
        <p className="text-sm text-text-muted">
          {t('receipt.received', { time: formatDateTime(language, receipt.received_at) })}
        </p>
        <ReceiptNumbers number={receipt.number} code={receipt.access_code} />
        <Notice tone="warning" title={t('receipt.keep')}>
          <p>{t('receipt.keepText')}</p>
        </Notice>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4 print:hidden">
          <Button variant="secondary" onClick={() => window.print()}>
            <Printer aria-hidden />
            {t('receipt.print')}
          </Button>
          <Checkbox
            label={t('receipt.saved')}
            checked={isSaved}
            onChange={(event) => save(event.target.checked)}
          />
        </div>
        {/* Print the URL, which is hidden behind the link's text on paper. */}
        <p className="hidden text-sm print:block">
          {t('receipt.track')}: {window.location.origin}
          {paths.tracking}
        </p>
        <p className="text-sm text-text-muted">
          {email ? t('receipt.email', { email }) : t('receipt.noEmail')}
        </p>
      </Card>
      <UploadPanel list={list} uploads={uploads} />
      <section aria-labelledby="receipt-next" className="space-y-4">
        <h2 id="receipt-next" className="text-xl">
          {t('receipt.next')}
        </h2>
        <FormStepList steps={steps} />
      </section>
      {sent && <SentAnswers answers={sent} />}
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button asChild>
          <Link to={paths.tracking} state={{ number: receipt.number }}>
            <Search aria-hidden />
            {t('receipt.track')}
          </Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={paths.home}>{t('receipt.home')}</Link>
        </Button>
      </div>
      <PagePrint />
    </div>
  );
}
