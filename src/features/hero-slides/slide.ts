import type { useSlides } from '@/site/site-reads';

/** A slide as the start-up read brings it. */
export type Slide = NonNullable<ReturnType<typeof useSlides>['data']>[number];
