import { Link2Off } from 'lucide-react';
import { Badge } from '@/ui/controls/badge';
import { useTexts } from '@/lib/i18n/use-texts';
import { resourceWithTexts } from '@/forms/resource/define-resource';
import { ResourceScreen } from '@/lists/sorted/resource-screen';
import { DeadLinkMark } from '@/site/dead-link-context';
import { heroSlidesAdminMessages } from './admin-messages';
import { SlidePreview } from './slide-preview';
import { slidesResource } from './slides-resource';

const slides = resourceWithTexts(slidesResource, heroSlidesAdminMessages);

/** Marks a slide in the list if one of its buttons has a broken link. */
function DeadButtonBadge({ row }: { row: Readonly<Record<string, unknown>> }) {
  const { t } = useTexts(heroSlidesAdminMessages);
  return (
    <DeadLinkMark urls={[row.cta_primary_url, row.cta_secondary_url]}>
      <Badge tone="danger" icon={<Link2Off aria-hidden />}>
        {t('deadButton')}
      </Badge>
    </DeadLinkMark>
  );
}

/** Renders /admin/hero-slider. */
export function Component() {
  return <ResourceScreen resource={slides} rowNote={DeadButtonBadge} formTop={<SlidePreview />} />;
}
