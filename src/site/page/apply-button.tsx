import { ExternalLink } from 'lucide-react';
import { SiteLink } from '@/ui/site-link';
import { Button } from '@/ui/controls/button';
import { useApplyAction } from './apply-action';

/** Leads to the portal where an application is filed. */
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
