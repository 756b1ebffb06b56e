import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PROMO_DELAY_MS, PROMO_SEEN_KEY } from '@/config/constants';
import { paths } from '@/config/paths';
import { recall, remember } from '@/lib/storage';
import { useOnDemand } from '@/lib/use-on-demand';
import { useSettings } from '@/site/site-reads';
import { isTyping } from './is-typing';
import { currentPromotion } from './promotion';

const loadCard = () => import('./promotion-card').then(({ PromotionCard }) => PromotionCard);

/** Someone who came to complain is not here for an offer. */
const isOutOfPlace = (pathname: string) =>
  [paths.complaint, paths.appeal].some((path) => pathname === path || pathname.startsWith(`${path}/`));

/** The offer of the settings, shown once in a browser session: five seconds in, and never while someone is typing. */
export function PromotionPopup() {
  const promo = useSettings().data?.promo;
  const { pathname } = useLocation();
  const { part: Card, need } = useOnDemand(loadCard);
  const [isDue, setDue] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const mayShow = !isOutOfPlace(pathname);

  useEffect(() => {
    if (!mayShow || isDue || recall(PROMO_SEEN_KEY, 'session') || !currentPromotion(promo, new Date()))
      return;
    const show = () => {
      // Focus is between two elements while focusout runs; by the next frame it has arrived.
      if (isTyping()) return void document.addEventListener('focusout', () => setTimeout(show), once);
      remember(PROMO_SEEN_KEY, 'shown', 'session');
      need();
      setDue(true);
    };
    const stop = new AbortController();
    const once = { once: true, signal: stop.signal };
    const timer = setTimeout(show, PROMO_DELAY_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [promo, need, isDue, mayShow]);

  if (!isDue || isClosed || !mayShow || !Card) return null;
  const promotion = currentPromotion(promo, new Date());
  return promotion ? <Card promotion={promotion} onClose={() => setClosed(true)} /> : null;
}
