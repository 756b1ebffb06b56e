import clsx from 'clsx';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { IconButton } from '@/ui/controls/icon-button';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localized } from '@/lib/localized';
import { controlsHeight } from './hero-frame';
import { heroSlidesMessages } from './messages';
import type { Slide } from './slide';

interface HeroControlsProps {
  slides: readonly Slide[];
  selected: number;
  onSelect: (index: number) => void;
  /** Undefined if the slides do not advance automatically. */
  isPaused?: boolean | undefined;
  onPause: (isPaused: boolean) => void;
}

/** Renders the controls: pause, previous, next, a dot for each slide, and the current slide's number. */
export function HeroControls({ slides, selected, onSelect, isPaused, onPause }: HeroControlsProps) {
  const { t } = useTexts(heroSlidesMessages);
  const language = useLanguage();
  const step = (by: number) => onSelect((selected + by + slides.length) % slides.length);
  return (
    <div className="order-last border-t border-border bg-surface/80 print:hidden">
      <div className={clsx('container-page flex items-center gap-1', controlsHeight)}>
        {isPaused !== undefined && (
          // Hidden by CSS, because a prerendered page cannot know whether the visitor prefers reduced motion.
          <IconButton
            label={isPaused ? t('play') : t('pause')}
            onClick={() => onPause(!isPaused)}
            className="motion-reduce:hidden"
          >
            {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
          </IconButton>
        )}
        <IconButton label={t('previous')} onClick={() => step(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton label={t('next')} onClick={() => step(1)}>
          <ChevronRight aria-hidden />
        </IconButton>
        <ul className="ms-2 flex items-center">
          {slides.map((slide, index) => (
            <li key={slide.id} className="flex">
              <button
                type="button"
                aria-label={t('show', { at: index + 1, title: localized(slide, 'title', language) })}
                aria-current={index === selected}
                onClick={() => onSelect(index)}
                className="group flex size-7 items-center justify-center rounded-full"
              >
                <span className="h-2.5 w-2.5 rounded-full border border-border-strong transition-[width,background-color] duration-200 group-hover:border-primary group-aria-[current=true]:w-5 group-aria-[current=true]:border-primary group-aria-[current=true]:bg-primary" />
              </button>
            </li>
          ))}
        </ul>
        <p aria-hidden className="ms-auto text-sm text-text-muted tabular-nums">
          <span className="font-semibold text-text">{String(selected + 1).padStart(2, '0')}</span>
          {' / '}
          {String(slides.length).padStart(2, '0')}
        </p>
      </div>
    </div>
  );
}
