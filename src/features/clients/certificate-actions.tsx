import { History, QrCode, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { useTexts } from '@/lib/i18n/use-texts';
import { leftOpen } from '@/session/drafts';
import { choicesFor, type Certificate } from './certificate';
import { certificatesAdminMessages } from './certificates-messages';
import { EventsDialog } from './events-dialog';
import { QrDialog } from './qr-dialog';
import { StatusDialog } from './status-dialog';

interface CertificateActionsProps {
  certificate: Certificate;
  canEdit: boolean;
}

/** Actions for a certificate in any list: change the status, open the history, copy the QR code. */
export function CertificateActions({ certificate, canEdit }: CertificateActionsProps) {
  const { t } = useTexts(certificatesAdminMessages);
  const [open, setOpen] = useState<'status' | 'history' | 'qr' | undefined>(() =>
    canEdit && leftOpen(`certificate-status:${certificate.id}`) === '' ? 'status' : undefined,
  );
  const { number } = certificate;
  const close = () => setOpen(undefined);
  return (
    <>
      {canEdit && choicesFor(certificate.status).length > 0 && (
        <IconButton size="sm" label={t('decide.title', { number })} onClick={() => setOpen('status')}>
          <ShieldCheck aria-hidden />
        </IconButton>
      )}
      <IconButton size="sm" label={t('history.title', { number })} onClick={() => setOpen('history')}>
        <History aria-hidden />
      </IconButton>
      <IconButton size="sm" label={t('qr.title', { number })} onClick={() => setOpen('qr')}>
        <QrCode aria-hidden />
      </IconButton>
      {open === 'status' && <StatusDialog certificate={certificate} onClose={close} />}
      {open === 'history' && <EventsDialog certificate={certificate} onClose={close} />}
      {open === 'qr' && <QrDialog number={number} onClose={close} />}
    </>
  );
}
