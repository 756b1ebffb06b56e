import { History, QrCode, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '@/lib/i18n/use-texts';
import type { RowAction, RowActions } from '@/lists/paged/row-menu';
import { openDraft } from '@/session/drafts';
import { type Certificate } from './certificate-row';
import { certificatesAdminMessages } from './certificates-messages';
import { HistoryDialog } from './history-dialog';
import { QrDialog } from './qr-dialog';
import { CertificateDecisionDialog } from './decision/certificate-decision-dialog';
import { decisionMessages } from './decision/decision-messages';

/**
 * Returns the actions of a certificate for any list: record a decision, open the history, show the QR code.
 */
export function useCertificateActions(certificate: Certificate, canEdit: boolean): RowActions {
  const { t } = useTexts(certificatesAdminMessages, decisionMessages);
  const [open, setOpen] = useState<'decision' | 'history' | 'qr' | undefined>(() =>
    canEdit && openDraft(`certificate-decision:${certificate.id}`) === '' ? 'decision' : undefined,
  );
  const { number } = certificate;
  const close = () => setOpen(undefined);
  const decide: RowAction = {
    label: t('certificateDecision:label'),
    name: t('certificateDecision:title', { number }),
    icon: <ShieldCheck aria-hidden />,
    onSelect: () => setOpen('decision'),
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
    items: canEdit && certificate.isOnRecord ? [decide, ...items] : items,
    dialog: (
      <>
        {open === 'decision' && <CertificateDecisionDialog certificate={certificate} onClose={close} />}
        {open === 'history' && <HistoryDialog certificate={certificate} canEdit={canEdit} onClose={close} />}
        {open === 'qr' && <QrDialog number={number} onClose={close} />}
      </>
    ),
  };
}
