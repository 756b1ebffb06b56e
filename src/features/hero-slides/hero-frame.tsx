import clsx from 'clsx';
import type { ReactNode } from 'react';
import { BlueprintGrid } from '@/ui/blueprint-grid';

/** The least height of a slide, the same while loading. */
export const slideHeight = 'min-h-[37rem] sm:min-h-[34rem] lg:min-h-[35rem]';
/** The row of controls below it. */
export const controlsHeight = 'h-16';

/** The sheet that the hero is drawn on, for the states without slides. */
export function HeroFrame({ isCentred, children }: { isCentred?: boolean; children: ReactNode }) {
  return (
    <div className="relative isolate overflow-hidden border-b border-border bg-surface">
      <BlueprintGrid />
      <div
        className={clsx(
          'container-page',
          slideHeight,
          isCentred && 'flex items-center justify-center *:w-full',
        )}
      >
        {children}
      </div>
      <div className={controlsHeight} />
    </div>
  );
}
