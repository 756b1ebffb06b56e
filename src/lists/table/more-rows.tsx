import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { resourceKitMessages } from '@/forms/resource/messages';

/**
 * Number of rows rendered per step. Each has buttons, a switch and a drop target; 2,000 at once would take
 * seconds.
 */
export const DRAWN_AT_ONCE = 200;
/** Distance from the last row at which the next ones are rendered. */
const NEAR_PX = 1200;

interface MoreRowsProps {
  drawn: number;
  total: number;
  onMore: () => void;
}

/** Renders the next rows when the end of the list is near, or when pressed. */
export function MoreRows({ drawn, total, onMore }: MoreRowsProps) {
  const { t } = useTexts(resourceKitMessages);
  const end = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(onMore);
  // Observe again after each step: an element that is still in range fires no new event.
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && more(),
      { rootMargin: `${NEAR_PX}px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [drawn]);
  return (
    <div ref={end} className="mt-3 text-center">
      <Button variant="secondary" size="sm" onClick={onMore}>
        {t('drawMore', { count: total - drawn })}
      </Button>
    </div>
  );
}
