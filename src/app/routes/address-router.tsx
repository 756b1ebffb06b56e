import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

/**
 * Replaces react-router's BrowserRouter: changes within a page (a filter, a counter in the query) apply
 * synchronously. BrowserRouter makes every navigation a transition, so two quick presses both start from the
 * displayed address and the first is lost. Navigation to another page remains a transition: the current page
 * stays until the next has loaded.
 */
export function AddressRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    let pathname = history.location.pathname;
    return history.listen(({ action, location }) => {
      const show = () => setState({ action, location });
      if (location.pathname === pathname) show();
      else startTransition(show);
      pathname = location.pathname;
    });
  }, [history]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
