import { Check, Copy, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import type { NewFactor } from '@/session/second-factor';
import { profileMessages } from './profile-messages';

/** Renders the key for an app that cannot scan the QR code: a link on the same phone, or text to type in. */
export function FactorSecret({ factor: { secret, uri } }: { factor: NewFactor }) {
  const { t } = useTexts(profileMessages);
  const [outcome, setOutcome] = useState<'setupCopied' | 'setupCopyFailed'>();
  const copy = () =>
    // Without HTTPS, browsers reject the call or have no `navigator.clipboard`.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(secret))
      .then(
        () => setOutcome('setupCopied'),
        () => setOutcome('setupCopyFailed'),
      );
  return (
    <div className="space-y-3">
      <p className="text-sm text-text-muted">
        {t('setupSecret')} <code className="font-mono wrap-anywhere text-text select-all">{secret}</code>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button asChild variant="secondary" size="sm">
          <a href={uri}>
            <Smartphone aria-hidden />
            {t('setupOpenApp')}
          </a>
        </Button>
        <Button variant="secondary" size="sm" onClick={() => void copy()}>
          {outcome === 'setupCopied' ? <Check aria-hidden /> : <Copy aria-hidden />}
          {t('setupCopy')}
        </Button>
        <span role="status" className="text-xs text-text-muted empty:hidden">
          {outcome && t(outcome)}
        </span>
      </div>
    </div>
  );
}
