import { resourceWithTexts } from '@/resource-kit/define-resource';
import { ResourceScreen } from '@/resource-kit/resource-screen';
import { heroSlidesAdminMessages } from './admin-messages';
import { SlidePreview } from './slide-preview';
import { slidesResource } from './slides-resource';

const slides = resourceWithTexts(slidesResource, heroSlidesAdminMessages);

/** /admin/hero-slider */
export function Component() {
  return <ResourceScreen resource={slides} formTop={<SlidePreview />} />;
}
