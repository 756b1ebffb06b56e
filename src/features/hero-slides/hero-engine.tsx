import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, type RefObject } from 'react';

interface HeroEngineProps {
  viewport: RefObject<HTMLElement | null>;
  selected: number;
  onSelect: (index: number) => void;
  /** Changes slides without animation. */
  isStill: boolean;
}

/** Adds dragging and the slide animation (embla) to rendered slides. */
export function HeroEngine({ viewport, selected, onSelect, isStill }: HeroEngineProps) {
  const [attach, api] = useEmblaCarousel({ loop: true, duration: 24 });

  useEffect(() => attach(viewport.current), [attach, viewport]);
  useEffect(() => {
    if (!api) return;
    const notifySelected = () => onSelect(api.selectedScrollSnap());
    api.on('select', notifySelected);
    return () => void api.off('select', notifySelected);
  }, [api, onSelect]);
  useEffect(() => {
    if (api && api.selectedScrollSnap() !== selected) api.scrollTo(selected, isStill);
  }, [api, selected, isStill]);
  return null;
}
