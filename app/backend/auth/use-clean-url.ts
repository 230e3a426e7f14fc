import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type AuthReturn, withoutAuthReturn } from './auth-return.ts';

/** Removes auth errors from the URL, so that a reload does not show them again. */
export function useCleanUrl(returned: AuthReturn | undefined): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [cleaned, setCleaned] = useState<AuthReturn>();

  useEffect(() => {
    if (!returned || returned.hasSession || returned === cleaned) return;
    setCleaned(returned);
    const target = { pathname, search: withoutAuthReturn(search), hash: '' };
    void navigate(target, { replace: true, preventScrollReset: true });
  }, [returned, cleaned, pathname, search, navigate]);
}
