import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { FirstLoad } from './first-load';
import { RouteFailure } from './route-failure';

type PageBoundaryProps = {
  children: ReactNode;
  /** Stands in while the first page is on its way; later ones come while the page before them stays. */
  fallback?: ReactNode;
};

/** Keeps a failing page from taking down the frame around it; another address starts again. */
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
