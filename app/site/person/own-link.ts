// The key of the person's own page, for as long as the tab is open: a form that is sent from there needs no further
// proof that its sender owns the e-mail address.

const key = 'own-link';

export function rememberOwnLink(token: string | undefined): void {
  try {
    if (token) sessionStorage.setItem(key, token);
    else sessionStorage.removeItem(key);
  } catch {
    // Some private windows have no storage; the form is confirmed by e-mail then.
  }
}

export function findOwnLink(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
