import { createContext, Suspense, use, type ReactNode } from 'react';

export interface DeadLinkProps {
  /** Addresses as they were typed. */
  urls: readonly unknown[];
  children: ReactNode;
}

/** Draws the children where one of the addresses is of this site and has no page. The app, which knows every route, hands it in. */
export const DeadLinkContext = createContext<((props: DeadLinkProps) => ReactNode) | null>(null);

/** The same for forms and lists, which may not know the routes. */
export function WhereDead(props: DeadLinkProps) {
  const draw = use(DeadLinkContext);
  return draw && <Suspense fallback={null}>{draw(props)}</Suspense>;
}
