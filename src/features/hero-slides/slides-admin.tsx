import { ResourceScreen } from '@/resource-kit/resource-screen';
import { SlidePreview } from './slide-preview';
import { slidesResource } from './slides-resource';

/** /admin/hero-slider */
export function Component() {
  return <ResourceScreen resource={slidesResource} formTop={<SlidePreview />} />;
}
