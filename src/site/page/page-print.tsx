import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { PrintedFrom } from './printed-from';

/** Renders the print version of a page: its URL and time, contact details, and all answers expanded. */
export function PagePrint() {
  const { pathname, search } = useLocation();
  const [time, setTime] = useState('');
  useEffect(() => {
    const closedDetails: HTMLDetailsElement[] = [];
    const prepare = () => {
      flushSync(() => setTime(new Date().toISOString()));
      closedDetails.push(...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])'));
      for (const each of closedDetails) each.open = true;
    };
    const restore = () => {
      for (const each of closedDetails.splice(0)) each.open = false;
    };
    window.addEventListener('beforeprint', prepare);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', prepare);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
  const query = search
    .slice(1)
    .split('&')
    .filter((pair) => pair && !pair.startsWith('lng='))
    .join('&');
  // Only for print, after hydration: the server may have rendered the page for another host.
  return time && <PrintedFrom path={pathname} query={query || undefined} time={time} />;
}
