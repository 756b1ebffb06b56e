import { Printer } from 'lucide-react';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { PrintedFrom } from '@/site/page/printed-from';
import { formatDate, formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { ListCsvButton } from './list-csv-button';
import { certificateListMessages } from './list-messages';
import { ListSummary } from './list-sum';
import { CheckListTable } from './list-table';
import { certificateProofMessages } from './proof-messages';
import { proofPath } from './proof-number';
import type { CheckProof } from './proof-queries';
import { QrCard } from './qr-card';

/** Renders a stored result for screen and print: query, result, time, and the QR code of this page. */
export function ProofSheet({ proof }: { proof: CheckProof }) {
  const { t } = useTexts(certificateProofMessages, certificateListMessages);
  const language = useLanguage();
  const path = proofPath(proof.number);
  return (
    <div className="space-y-8 print:space-y-3">
      <Notice
        title={
          proof.on_date && t('certificateList:resultDated', { date: formatDate(language, proof.on_date) })
        }
      >
        <p>{t('about', { time: formatDateTime(language, proof.checked_at) })}</p>
        <p>{t('kept', { date: formatDate(language, proof.kept_until) })}</p>
      </Notice>
      <ListSummary list={proof} />
      <CheckListTable list={proof} />
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => window.print()}>
          <Printer aria-hidden />
          {t('certificateList:print')}
        </Button>
        <ListCsvButton list={proof} />
      </div>
      <div className="max-w-sm print:max-w-64">
        <QrCard path={path} title={t('qrTitle')} text={t('qrText')} />
      </div>
      <PrintedFrom path={path} time={proof.checked_at} />
    </div>
  );
}
