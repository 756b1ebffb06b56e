import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Card } from '@/ui/controls/card';
import { Skeleton } from '@/ui/controls/skeleton';
import { useTexts } from '@/lib/i18n/use-texts';
import { siteAddress } from '@/lib/site-address';
import { certificateCheckMessages } from './messages';

const QrCode = lazy(() =>
  import('@/features/register/certificate-display/qr-code').then(({ QrCode }) => ({ default: QrCode })),
);

interface QrCardProps {
  path: string;
  title: string;
  text: string;
}

/** Renders the QR code of a result's URL. If it cannot be generated, the URL is still shown as text. */
export function QrCard({ path, title, text }: QrCardProps) {
  const { t } = useTexts(certificateCheckMessages);
  const address = siteAddress(path, 'id');
  return (
    <Card asChild padding="lg">
      <section aria-labelledby="qr" className="space-y-4 print:space-y-2">
        <h2 id="qr" className="text-lg">
          {title}
        </h2>
        <ErrorBoundary fallback={null}>
          <Suspense fallback={<Skeleton className="aspect-square w-full max-w-56" />}>
            <QrCode text={address} label={t('qrImage', { address })} />
          </Suspense>
        </ErrorBoundary>
        <p className="text-sm text-text-muted">{text}</p>
        <p className="text-xs break-all text-text-muted">{address}</p>
      </section>
    </Card>
  );
}
