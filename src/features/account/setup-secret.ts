import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The set-up secret behind the `#` of the address that `npm start` prints; it does not stay in the address. */
export function useSetupSecret(): string {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [secret] = useState(() => new URLSearchParams(hash.slice(1)).get('setup') ?? '');
  useEffect(() => {
    if (secret && hash) void navigate({ pathname, search }, { replace: true });
  }, [secret, hash, pathname, search, navigate]);
  return secret;
}
