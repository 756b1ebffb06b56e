import { useState } from 'react';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { openDraft } from '@/session/drafts';
import type { Certificate } from './certificate-row';
import { certificatesAdminMessages } from './certificates-messages';
import { CertificateDecisionDialog } from './decision/certificate-decision-dialog';

/** Renders the reason why the form of a published certificate is locked, and a button for corrections. */
export function LockedNotice({ certificate, canEdit }: { certificate: Certificate; canEdit: boolean }) {
  const { t } = useTexts(certificatesAdminMessages);
  const [isCorrecting, setCorrecting] = useState(
    () => openDraft(`certificate-decision:${certificate.id}:correct`) === '',
  );
  return (
    <Notice title={t('locked.title')} className="mb-6">
      <p>{t('locked.hint')}</p>
      {canEdit && (
        <Button size="sm" variant="secondary" className="mt-2" onClick={() => setCorrecting(true)}>
          {t('locked.correct')}
        </Button>
      )}
      {isCorrecting && (
        <CertificateDecisionDialog
          certificate={certificate}
          kind="correct"
          onClose={() => setCorrecting(false)}
        />
      )}
    </Notice>
  );
}
