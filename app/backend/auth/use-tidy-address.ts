import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type AuthReturn, withoutAuthReturn } from './auth-return.ts';

/** Takes word of a fault out of the address, so that a reload does not tell it again. */
export function useTidyAddress(returned: AuthReturn | undefined): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [tidied, setTidied] = useState<AuthReturn>();

  useEffect(() => {
    if (!returned || returned.hasSession || returned === tidied) return;
    setTidied(returned);
    const target = { pathname, search: withoutAuthReturn(search), hash: '' };
    void navigate(target, { replace: true, preventScrollReset: true });
  }, [returned, tidied, pathname, search, navigate]);
}
