import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '@/config/paths';
import { PublicLayout } from '@/app/shell/public/public-layout';
import { PageBoundary } from '@/app/boundary/page-boundary';
import { ADMIN_ROUTE, adminArea } from './staff-route';
import { AddressRouter } from './address-router';
import {
  confirmLinkScreen,
  loginScreen,
  newPasswordScreen,
  notFoundScreen,
  publicScreens,
  redirects,
} from './public-routes';

/** Redirects an old address. Reserves a page's height, so that the footer does not flash. */
function RedirectTo({ to }: { to: string }) {
  return (
    <div className="min-h-dvh">
      <Navigate to={to} replace />
    </div>
  );
}

/**
 * Renders the routes inside a router. Uses react-router's declarative mode (12 KB): createBrowserRouter would
 * add 15 KB to every first visit for features that lazy-page, page-boundary, scroll-memory and use-blocker
 * provide.
 */
export function AppRoutes() {
  return (
    <PageBoundary>
      <Routes>
        <Route element={<PublicLayout />}>
          {publicScreens.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          {redirects.map(({ from, to }) => (
            <Route key={from} path={from} element={<RedirectTo to={to} />} />
          ))}
          <Route path="*" element={<notFoundScreen.Page />} />
        </Route>
        <Route path={paths.login} element={<loginScreen.Page />} />
        <Route path={paths.confirmLink} element={<confirmLinkScreen.Page />} />
        <Route path={paths.newPassword} element={<newPasswordScreen.Page />} />
        <Route path={ADMIN_ROUTE} element={<adminArea.Page Site={PublicLayout} />} />
      </Routes>
    </PageBoundary>
  );
}

export function AppRouter() {
  return (
    <AddressRouter>
      <AppRoutes />
    </AddressRouter>
  );
}
