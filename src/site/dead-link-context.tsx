import { createContext, Suspense, use, type ReactNode } from 'react';

export interface DeadLinkProps {
  /** Addresses as typed. */
  urls: readonly unknown[];
  children: ReactNode;
}

/**
 * Renders the children if one of the addresses is internal but has no page. Provided by the app, which knows
 * all routes.
 */
export const DeadLinkContext = createContext<((props: DeadLinkProps) => ReactNode) | null>(null);

/** Renders DeadLinkContext for forms and lists, which must not import the routes. */
export function DeadLinkMark(props: DeadLinkProps) {
  const renderMark = use(DeadLinkContext);
  return renderMark && <Suspense fallback={null}>{renderMark(props)}</Suspense>;
}
