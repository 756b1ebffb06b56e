import type { ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

/**
 * Leads from an address of a text that is typed in capitals or ends with a slash to the one it is kept under; null where it
 * is that one already. Texts alone: numbers of certificates and codes have capitals of their own.
 */
export function usePlainAddress(): ReactElement | null {
  const { pathname, search, hash } = useLocation();
  const plain = pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  return plain === pathname ? null : <Navigate replace to={{ pathname: plain, search, hash }} />;
}
