import clsx from 'clsx';
import type { ReactNode } from 'react';
import { BlueprintGrid } from '@/ui/blueprint-grid';

/** Minimum height of a slide and its placeholder. */
export const slideHeight = 'min-h-[37rem] sm:min-h-[34rem] lg:min-h-[35rem]';
/** Height of the controls below the slide. */
export const controlsHeight = 'h-16';

/** Renders the background of the hero for states without slides. */
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
