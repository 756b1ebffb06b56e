import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/controls/dialog';
import { Skeleton } from '@/ui/controls/skeleton';
import { useTexts } from '@/lib/i18n/use-texts';
import { resourceKitMessages } from '@/forms/resource/messages';
import { siteAddress } from '@/lib/site-address';
import { checkPath } from '@/domain/certificate';
import { certificatesAdminMessages } from './certificates-messages';

const QrCode = lazy(() =>
  import('@/features/register/certificate-display/qr-code').then(({ QrCode }) => ({ default: QrCode })),
);

/** Renders the QR code to print on a certificate, and the URL of the page it links to. */
export function QrDialog({ number, onClose }: { number: string; onClose: () => void }) {
  const { t } = useTexts(certificatesAdminMessages, resourceKitMessages);
  const address = siteAddress(checkPath(number), 'id');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('qr.title', { number })}
      description={t('qr.hint')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('resourceKit:close')}
          </Button>
          <Button asChild>
            <Link to={checkPath(number)}>{t('qr.open')}</Link>
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-center gap-4">
        <ErrorBoundary fallback={null}>
          <Suspense fallback={<Skeleton className="aspect-square w-full max-w-56" />}>
            <QrCode text={address} label={t('qr.image', { address })} />
          </Suspense>
        </ErrorBoundary>
        <p className="text-xs break-all text-text-muted">{address}</p>
      </div>
    </Dialog>
  );
}
