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

/** An old address leads on to its new one. The room it takes keeps the footer out of sight until that page is there. */
function LeadOn({ to }: { to: string }) {
  return (
    <div className="min-h-dvh">
      <Navigate to={to} replace />
    </div>
  );
}

/**
 * The addresses of the site, within a router. The declarative half of react-router (12 KB) is enough for them; createBrowserRouter
 * would add 15 KB to every visitor's first page for what lazy-page, page-boundary, scroll-memory and use-blocker do.
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
            <Route key={from} path={from} element={<LeadOn to={to} />} />
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

/** The addresses of the site, in a browser. */
export function AppRouter() {
  return (
    <AddressRouter>
      <AppRoutes />
    </AddressRouter>
  );
}
