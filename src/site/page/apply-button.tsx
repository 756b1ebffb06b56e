import { ExternalLink } from 'lucide-react';
import { SiteLink } from '@/ui/site-link';
import { Button } from '@/ui/controls/button';
import { useApplyAction } from './apply-action';

/** Renders the button that opens the application portal. */
export function ApplyButton({ className }: { className?: string }) {
  const [action] = useApplyAction();
  if (!action) return null;
  return (
    <Button asChild {...(className && { className })}>
      <SiteLink to={action.to}>
        {action.label} <ExternalLink aria-hidden />
      </SiteLink>
    </Button>
  );
}
