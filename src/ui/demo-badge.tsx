import { FlaskConical } from 'lucide-react';
import { useTexts } from '@/lib/i18n/use-texts';
import { demoMessages } from './demo-messages';
import { Badge } from './controls/badge';
import { VisuallyHidden } from './visually-hidden';

/** Marks an entry that still contains demo data. */
export function DemoBadge() {
  const { t } = useTexts(demoMessages);
  return (
    <span title={t('hint')} className="relative inline-flex shrink-0 self-center">
      <Badge>{t('demo')}</Badge>
    </span>
  );
}

/** Renders a compact demo mark for list titles, where the badge is too wide. */
export function DemoMark() {
  const { t } = useTexts(demoMessages);
  return (
    <span title={t('hint')} className="relative ms-2 inline-flex shrink-0 align-middle text-text-muted">
      <FlaskConical aria-hidden className="size-3.5" />
      <VisuallyHidden>{t('demo')}</VisuallyHidden>
    </span>
  );
}
