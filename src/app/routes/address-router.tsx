import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

/**
 * react-router's BrowserRouter, but a change within a page (a filter, a counter kept in the query) shows at once.
 * BrowserRouter makes every change of the address a transition: two quick presses then both start from the address
 * that is still shown, and the first is lost. Another page stays a transition, so that the one shown remains until
 * the next is loaded.
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
