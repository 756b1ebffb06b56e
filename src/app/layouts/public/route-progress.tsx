import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsLoading } from '@/app/loading';
import { ProgressBar } from '@/components/ui/progress-bar';
import { PROGRESS_BAR_MS } from '@/config/constants';

/** The bar of a page change: while the page is on its way, and for 220 ms after it came (spec section 9). */
export function RouteProgress() {
  const { pathname } = useLocation();
  const isLoading = useIsLoading();
  const [shownFor, setShownFor] = useState(pathname);

  useEffect(() => {
    const done = setTimeout(() => setShownFor(pathname), PROGRESS_BAR_MS);
    return () => clearTimeout(done);
  }, [pathname]);

  return <ProgressBar isActive={isLoading || shownFor !== pathname} />;
}
