import { ResourceScreen } from '@/resource-kit/resource-screen';
import { SlidePreview } from './slide-preview';
import { slidesResource } from './slides-resource';
import { addMessages } from '@/lib/i18n/i18n';
import { heroSlidesAdminMessages } from './admin-messages';
import { resourceKitTexts } from '@/resource-kit/texts';

addMessages({ ...resourceKitTexts, heroSlidesAdmin: heroSlidesAdminMessages });

/** /admin/hero-slider */
export function Component() {
  return <ResourceScreen resource={slidesResource} formTop={<SlidePreview />} />;
}
