import type { BrowserClient } from '../browser-client.ts';
import { unwrap } from '../unwrap.ts';

export type Passkey = { id: string; name: string; createdAt: string; lastUsedAt?: string };

export type PasskeyRow = {
  id: string;
  friendly_name?: string;
  created_at: string;
  last_used_at?: string;
};

export const toPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.friendly_name ?? '',
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
});

/** Returns whether passkeys can be used here, which only the browser knows. They need HTTPS. */
export const supportsPasskeys = () =>
  'PublicKeyCredential' in window && typeof navigator.credentials?.create === 'function';

export async function listPasskeys(client: BrowserClient): Promise<Passkey[]> {
  return (await unwrap(client.auth.passkey.list())).map(toPasskey);
}

export async function addPasskey(client: BrowserClient): Promise<void> {
  await unwrap(client.auth.registerPasskey());
}

export async function renamePasskey(
  client: BrowserClient,
  id: string,
  name: string,
): Promise<void> {
  await unwrap(client.auth.passkey.update({ passkeyId: id, friendlyName: name }));
}

export async function removePasskey(client: BrowserClient, id: string): Promise<void> {
  await unwrap(client.auth.passkey.delete({ passkeyId: id }));
}

/** Throws with one of `cancelledCodes` if the person closes the dialog of the browser, or has no passkey here. */
export async function signInWithPasskey(client: BrowserClient): Promise<void> {
  await unwrap(client.auth.signInWithPasskey());
}

export const cancelledCodes = ['ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY', 'ERROR_CEREMONY_ABORTED'];
