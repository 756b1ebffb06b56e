import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsLoading } from '@/app/routes/loading';
import { PROGRESS_BAR_MS } from '@/config/constants';

/** Shows the progress bar while a page loads and for 220 ms afterwards (spec section 9). */
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

/** Renders the thin bar along the top. Decorative, because the new page's title is announced. */
function ProgressBar({ isActive }: { isActive: boolean }) {
  if (!isActive) return null;
  return (
    <div
      className="pointer-events-none fixed inset-x-0 top-0 z-progress h-0.75"
      aria-hidden
      data-testid="progress-bar"
    >
      <div className="h-full origin-left animate-progress bg-accent" />
    </div>
  );
}
