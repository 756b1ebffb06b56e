import { History, QrCode, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { decisionsFor } from '@/domain/certificate-status';
import { useTexts } from '@/lib/i18n/use-texts';
import type { RowAction, RowActions } from '@/lists/paged/row-menu';
import { openDraft } from '@/session/drafts';
import { type Certificate } from './certificate-row';
import { certificatesAdminMessages } from './certificates-messages';
import { EventsDialog } from './events-dialog';
import { QrDialog } from './qr-dialog';
import { StatusDialog } from './decision/status-dialog';

/**
 * Returns the actions of a certificate for any list: change the status, open the history, show the QR code.
 */
export function useCertificateActions(certificate: Certificate, canEdit: boolean): RowActions {
  const { t } = useTexts(certificatesAdminMessages);
  const [open, setOpen] = useState<'status' | 'history' | 'qr' | undefined>(() =>
    canEdit && openDraft(`certificate-status:${certificate.id}`) === '' ? 'status' : undefined,
  );
  const { number } = certificate;
  const close = () => setOpen(undefined);
  const decide: RowAction = {
    label: t('decide.label'),
    name: t('decide.title', { number }),
    icon: <ShieldCheck aria-hidden />,
    onSelect: () => setOpen('status'),
  };
  const items: RowAction[] = [
    {
      label: t('history.label'),
      name: t('history.title', { number }),
      icon: <History aria-hidden />,
      onSelect: () => setOpen('history'),
    },
    {
      label: t('qr.label'),
      name: t('qr.title', { number }),
      icon: <QrCode aria-hidden />,
      onSelect: () => setOpen('qr'),
    },
  ];
  return {
    items: canEdit && decisionsFor(certificate.status).length > 0 ? [decide, ...items] : items,
    dialog: (
      <>
        {open === 'status' && <StatusDialog certificate={certificate} onClose={close} />}
        {open === 'history' && <EventsDialog certificate={certificate} onClose={close} />}
        {open === 'qr' && <QrDialog number={number} onClose={close} />}
      </>
    ),
  };
}
