import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { isQualification, isCertificateStatus } from '@/domain/certificate-status';
import { companyName } from '@/domain/certificate';
import { typedFormerNumber } from '@/domain/corrections';
import { certificateMessages } from '@/features/register/certificate-display/messages';
import { certificateVerdictMessages } from '@/features/register/certificate-display/verdict-messages';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { saveFile, toCsv } from '@/lib/csv';
import { useTexts } from '@/lib/i18n/use-texts';
import { officeDay } from '@/lib/today';
import { certificateListMessages } from './list-messages';
import type { CertificateList } from './checked-list-queries';

/**
 * Renders a button that exports a list check as CSV: a row per certificate, and one per line without a match.
 */
export function ListCsvButton({ list }: { list: CertificateList }) {
  const { t } = useTexts(certificateListMessages, certificateMessages, certificateVerdictMessages);
  const statusWord = (status: string) => {
    if (isCertificateStatus(status)) return t(`certificate:status.${status}`);
    return status === 'tak_tercatat' ? t('certificateVerdict:datedStatus.tak_tercatat') : status;
  };
  const saving = useMutation({
    mutationFn: async () => {
      const header = [
        t('query'),
        t('certificate:numberLabel'),
        t('certificate:statusLabel'),
        t('certificate:company'),
        'NIB',
        t('certificate:subclass'),
        t('certificate:qualificationLabel'),
        t('certificate:issued'),
        t('certificate:expires'),
        t('note'),
      ];
      const rows = list.lines.flatMap(({ query, certificates }) =>
        certificates.length === 0
          ? [[query, '', t('notFound'), '', '', '', '', '', '', '']]
          : certificates.map((found) => {
              const former = typedFormerNumber(query, found);
              return [
                query,
                found.number,
                statusWord(found.status),
                companyName({ legal_form: found.legal_form, name: found.client_name }),
                found.nib ?? '',
                found.subclass_code,
                isQualification(found.qualification)
                  ? t(`certificate:qualification.${found.qualification}`)
                  : found.qualification,
                found.issued_on,
                found.expires_on,
                former ? t('numberCorrected', { former: former.number, date: former.on }) : '',
              ];
            }),
      );
      const day = list.on_date ?? officeDay(new Date(list.checked_at));
      saveFile(`cek-sertifikat-${day}.csv`, await toCsv(header, rows));
    },
  });
  return (
    <>
      <Button variant="secondary" isPending={saving.isPending} onClick={() => saving.mutate()}>
        <Download aria-hidden />
        {t('csv')}
      </Button>
      {saving.isError && (
        <Notice tone="danger" live="assertive">
          {t('csvFailed')}
        </Notice>
      )}
    </>
  );
}
