import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PROMO_DELAY_MS, PROMO_SEEN_KEY } from '@/config/constants';
import { paths } from '@/config/paths';
import { readStored, writeStored } from '@/lib/storage';
import { useOnDemand } from '@/lib/use-on-demand';
import { useSettings } from '@/site/site-reads';
import { isTyping } from './is-typing';
import { currentPromotion } from './promotion';

const loadCard = () => import('./promotion-card').then(({ PromotionCard }) => PromotionCard);

/** Returns true where a promotion is inappropriate, such as while filing a complaint. */
const isExcludedPath = (pathname: string) =>
  [paths.complaint, paths.appeal].some((path) => pathname === path || pathname.startsWith(`${path}/`));

/**
 * Shows the promotion from the settings once per browser session, after five seconds, but never while the
 * visitor is typing.
 */
export function PromotionPopup() {
  const promo = useSettings().data?.promo;
  const { pathname } = useLocation();
  const { part: Card, preload } = useOnDemand(loadCard);
  const [isDue, setDue] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const mayShow = !isExcludedPath(pathname);

  useEffect(() => {
    if (!mayShow || isDue || readStored(PROMO_SEEN_KEY, 'session') || !currentPromotion(promo, new Date()))
      return;
    const show = () => {
      // During focusout nothing has the focus; the next element gets it one task later.
      if (isTyping()) return void document.addEventListener('focusout', () => setTimeout(show), once);
      writeStored(PROMO_SEEN_KEY, 'shown', 'session');
      preload();
      setDue(true);
    };
    const stop = new AbortController();
    const once = { once: true, signal: stop.signal };
    const timer = setTimeout(show, PROMO_DELAY_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [promo, preload, isDue, mayShow]);

  if (!isDue || isClosed || !mayShow || !Card) return null;
  const promotion = currentPromotion(promo, new Date());
  return promotion ? <Card promotion={promotion} onClose={() => setClosed(true)} /> : null;
}
