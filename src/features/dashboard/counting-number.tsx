import { animate } from 'framer-motion';
import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { COUNTER_SECONDS } from '@/config/constants';
import { formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { REDUCED_MOTION, useMediaQuery } from '@/lib/use-media-query';

/** Renders a number that counts up on each change. Screen readers get only the final value. */
export function CountingNumber({ value }: { value: number }) {
  const language = useLanguage();
  const isStill = useMediaQuery(REDUCED_MOTION);
  const digits = useRef<HTMLSpanElement>(null);
  const shown = useRef(0);

  useEffect(() => {
    const show = (number: number) => {
      shown.current = number;
      if (digits.current) digits.current.textContent = formatNumber(language, Math.round(number));
    };
    if (isStill) return show(value);
    const counting = animate(shown.current, value, {
      duration: COUNTER_SECONDS,
      ease: 'easeOut',
      onUpdate: show,
    });
    return () => counting.stop();
  }, [value, language, isStill]);

  return (
    <>
      <span ref={digits} aria-hidden>
        {formatNumber(language, isStill ? value : 0)}
      </span>
      <VisuallyHidden>{formatNumber(language, value)}</VisuallyHidden>
    </>
  );
}
