import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffectEvent,
  useSyncExternalStore,
} from 'react';
import { BlueprintGrid } from '@/ui/blueprint-grid';
import { HERO_AUTO_ADVANCE_MS } from '@/config/constants';
import { useTexts } from '@/lib/i18n/use-texts';
import { REDUCED_MOTION, useMediaQuery } from '@/lib/use-media-query';
import { useOnDemand } from '@/lib/use-on-demand';
import { whenIdle } from '@/lib/when-idle';
import { HeroControls } from './hero-controls';
import { HeroSlide } from './hero-slide';
import { heroSlidesMessages } from './messages';
import type { Slide } from './slide';

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Returns true while the tab is visible. */
function useIsPageVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => true,
  );
}

/**
 * Calls `advance` after a slide was shown for 7000 ms (spec section 9). Each change of slide restarts the
 * timer.
 */
function useAutoAdvance(isRunning: boolean, selected: number, advance: () => void): void {
  const onDue = useEffectEvent(advance);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => onDue(), HERO_AUTO_ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [isRunning, selected]);
}

const loadEngine = () => import('./hero-engine').then(({ HeroEngine }) => HeroEngine);

/**
 * Renders the slides as plain markup from the first paint; embla is added when the page is idle. This
 * component holds the selected slide, so that buttons, keys and the timer work without embla.
 */
export function HeroCarousel({ slides }: { slides: readonly Slide[] }) {
  const { t } = useTexts(heroSlidesMessages);
  const viewport = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isReducedMotion = useMediaQuery(REDUCED_MOTION);
  const isPageVisible = useIsPageVisible();
  const { part: Engine, preload } = useOnDemand(loadEngine);
  // The list may have become shorter since the selection.
  const selected = Math.min(chosen, slides.length - 1);
  const canMove = slides.length > 1;

  useEffect(() => (canMove ? whenIdle(preload) : undefined), [canMove, preload]);
  const isRunning = canMove && !isReducedMotion && !isPaused && !isHovered && !hasFocus && isPageVisible;
  useAutoAdvance(isRunning, selected, () => setChosen((selected + 1) % slides.length));

  const onKeyDown = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (by === 0 || !canMove || altKey || ctrlKey || metaKey) return;
    setChosen((selected + by + slides.length) % slides.length);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setFocus(currentTarget.contains(relatedTarget));
  const onPointer = (isInside: boolean) => (event: PointerEvent) =>
    event.pointerType === 'mouse' && setHovered(isInside);

  return (
    <section
      aria-roledescription={t('carousel')}
      aria-label={t('label')}
      className="relative isolate flex flex-col overflow-hidden border-b border-border bg-surface"
      onKeyDown={onKeyDown}
      onFocus={() => setFocus(true)}
      onBlur={onBlur}
      onPointerEnter={onPointer(true)}
      onPointerLeave={onPointer(false)}
    >
      <BlueprintGrid />
      {canMove && (
        <HeroControls
          slides={slides}
          selected={selected}
          onSelect={setChosen}
          isPaused={isReducedMotion ? undefined : isPaused}
          onPause={setPaused}
        />
      )}
      <div ref={viewport} className="touch-pan-y overflow-hidden">
        <div
          aria-live={isRunning ? 'off' : 'polite'}
          className="flex"
          // Once loaded, embla moves the row.
          style={Engine ? undefined : { transform: `translateX(-${selected * 100}%)` }}
        >
          {slides.map((slide, index) => (
            <HeroSlide
              key={slide.id}
              slide={slide}
              index={index}
              count={slides.length}
              isSelected={index === selected}
            />
          ))}
        </div>
      </div>
      {Engine && (
        <Engine viewport={viewport} selected={selected} onSelect={setChosen} isStill={isReducedMotion} />
      )}
    </section>
  );
}
