// Remembers the token of the person's own page for as long as the tab is open. A form that is sent with it needs no
// confirmation of the e-mail address.

const key = 'own-link';

export function rememberOwnLink(token: string | undefined): void {
  try {
    if (token) sessionStorage.setItem(key, token);
    else sessionStorage.removeItem(key);
  } catch {
    // Storage may be blocked in private windows; the form is then confirmed by e-mail.
  }
}

export function findOwnLink(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
