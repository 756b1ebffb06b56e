import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { resourceKitMessages } from '@/forms/resource/messages';

/** Rows drawn at once: each has its buttons, its switch and its place to be dragged to, and 2,000 of them take seconds. */
export const DRAWN_AT_ONCE = 200;
/** The next ones are drawn before the last one is in sight. */
const NEAR_PX = 1200;

interface MoreRowsProps {
  drawn: number;
  total: number;
  onMore: () => void;
}

/** The end of the rows drawn so far: it draws the next ones when it comes near, or when it is pressed. */
export function MoreRows({ drawn, total, onMore }: MoreRowsProps) {
  const { t } = useTexts(resourceKitMessages);
  const end = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(onMore);
  // Observed anew after each part: one that is still near says so again.
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
