import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { FirstLoad } from './first-load';
import { RouteFailure } from './route-failure';

type PageBoundaryProps = {
  children: ReactNode;
  /** Rendered while the first page loads; later navigations keep the previous page on screen. */
  fallback?: ReactNode;
};

/** Catches the errors of a page, so that the frame around it survives. Resets when the URL changes. */
export function PageBoundary({ children, fallback = <FirstLoad /> }: PageBoundaryProps) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <RouteFailure error={error} onRetry={() => resetErrorBoundary()} />
      )}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
