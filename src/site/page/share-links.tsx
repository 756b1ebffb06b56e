import clsx from 'clsx';
import { Check, Link2, Mail, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/controls/button';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { useTexts } from '@/lib/i18n/use-texts';
import { shareMessages } from './share-messages';

interface ShareLinksProps {
  title: string;
  address: string;
  /** Lays the links out horizontally on wide screens too. */
  inRow?: boolean;
}

/** Renders share links: plain links without third-party resources. */
export function ShareLinks({ title, address, inRow }: ShareLinksProps) {
  const { t } = useTexts(shareMessages);
  const text = encodeURIComponent(`${title}\n${address}`);
  return (
    <section aria-labelledby="share" className="space-y-3 print:hidden">
      <h2 id="share" className="text-sm">
        {t('share')}
      </h2>
      <div className={clsx('flex flex-wrap gap-2', !inRow && 'lg:flex-col lg:items-stretch')}>
        <CopyAddress address={address} />
        <Button asChild variant="secondary" size="sm">
          <a href={`https://wa.me/?text=${text}`} target="_blank" rel="noopener noreferrer">
            <MessageCircle aria-hidden />
            {t('whatsapp')}
            <VisuallyHidden>{t('newTab')}</VisuallyHidden>
          </a>
        </Button>
        <Button asChild variant="secondary" size="sm">
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${text}`}>
            <Mail aria-hidden />
            {t('email')}
          </a>
        </Button>
      </div>
    </section>
  );
}

function CopyAddress({ address }: { address: string }) {
  const { t } = useTexts(shareMessages);
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();
  const copy = () =>
    // Rejected without a secure connection; in some browsers the clipboard is undefined.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(address))
      .then(
        () => setOutcome('copied'),
        () => setOutcome('copyFailed'),
      );
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => void copy()}>
        {outcome === 'copied' ? <Check aria-hidden /> : <Link2 aria-hidden />}
        {t('copy')}
      </Button>
      <span role="status" className="text-xs text-text-muted empty:hidden">
        {outcome && t(outcome)}
      </span>
    </>
  );
}
