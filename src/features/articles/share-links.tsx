import { Check, Link2, Mail, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useTexts } from '@/lib/i18n/use-texts';
import { articlesMessages } from './messages';

/** Ways to pass an address on: plain links, nothing of anybody else's is loaded. */
export function ShareLinks({ title, address }: { title: string; address: string }) {
  const { t } = useTexts(articlesMessages);
  const text = encodeURIComponent(`${title}\n${address}`);
  return (
    <section aria-labelledby="share" className="space-y-3 print:hidden">
      <h2 id="share" className="text-sm">
        {t('article.share')}
      </h2>
      <div className="flex flex-wrap gap-2 lg:flex-col lg:items-stretch">
        <CopyAddress address={address} />
        <Button asChild variant="secondary" size="sm">
          <a href={`https://wa.me/?text=${text}`} target="_blank" rel="noopener noreferrer">
            <MessageCircle aria-hidden />
            {t('article.whatsapp')}
            <VisuallyHidden>{t('article.newTab')}</VisuallyHidden>
          </a>
        </Button>
        <Button asChild variant="secondary" size="sm">
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${text}`}>
            <Mail aria-hidden />
            {t('article.email')}
          </a>
        </Button>
      </div>
    </section>
  );
}

function CopyAddress({ address }: { address: string }) {
  const { t } = useTexts(articlesMessages);
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();
  const copy = () =>
    // Browsers refuse it without a secure connection, some by not having a clipboard at all.
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
        {t('article.copy')}
      </Button>
      <span role="status" className="text-xs text-text-muted empty:hidden">
        {outcome && t(`article.${outcome}`)}
      </span>
    </>
  );
}
