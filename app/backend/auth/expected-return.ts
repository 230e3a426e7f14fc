// A session in an address signs in whoever opens it, so a stranger could send people a link to an
// account of the stranger's own. On public pages only those are taken at their word who left for
// a sign-in from this browser; mailed links, good in any browser, lead to the back office.

const key = 'sign-in-begun-at';
const longestMs = 3_600_000;

export function expectReturn(): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Where nothing can be kept, neither can a session.
  }
}

export function isReturnExpected(pathname: string): boolean {
  if (/^\/admin(\/|$)/.test(pathname)) return true;
  try {
    return Date.now() - Number(localStorage.getItem(key)) < longestMs;
  } catch {
    return false;
  }
}
