import type { useSlides } from '@/site/site-reads';

/** Slide as loaded by the start-up query. */
export type Slide = NonNullable<ReturnType<typeof useSlides>['data']>[number];
