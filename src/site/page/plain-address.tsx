import type { ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

/**
 * Redirects a text's URL with capitals or a trailing slash to the canonical one; null if it is canonical. For
 * texts only: certificate numbers and codes contain capitals.
 */
export function usePlainAddress(): ReactElement | null {
  const { pathname, search, hash } = useLocation();
  const plain = pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  return plain === pathname ? null : <Navigate replace to={{ pathname: plain, search, hash }} />;
}
