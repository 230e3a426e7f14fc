// A link with tokens signs in anyone who opens it (login CSRF). On public pages tokens are accepted
// only if this browser started the sign-in within the hour. Emailed links must work in any browser;
// they lead to the back office or the client portal, where tokens are always accepted.

const key = 'sign-in-begun-at';
const maxAgeMs = 3_600_000;

export function expectReturn(): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage no session can be stored either.
  }
}

export function isReturnExpected(pathname: string): boolean {
  if (/^\/(admin|portal)(\/|$)/.test(pathname)) return true;
  try {
    return Date.now() - Number(localStorage.getItem(key)) < maxAgeMs;
  } catch {
    return false;
  }
}
