import { ExternalLink } from 'lucide-react';
import { Button } from '@/ui/controls/button';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { useTexts } from '@/lib/i18n/use-texts';
import { isExternal } from '@/lib/rich-text/safe-link';
import { useSite } from '@/site/use-site';
import { publicLayoutMessages } from './messages';

/** Renders the link to the application portal, a separate site, if the settings have one. */
export function PortalLink({ className }: { className?: string }) {
  const { t } = useTexts(publicLayoutMessages);
  const { portal_url: address } = useSite().details;
  if (!isExternal(address)) return null;
  return (
    <Button asChild variant="secondary" size="sm" {...(className && { className })}>
      <a href={address} target="_blank" rel="noopener noreferrer">
        {t('portal')} <ExternalLink aria-hidden />
        <VisuallyHidden>{t('newTab')}</VisuallyHidden>
      </a>
    </Button>
  );
}
