import type { PersonAccountCall } from '../../../../domain/people/person-account.ts';
import { type Passkey, type PasskeyRow, toPasskey } from '../../../backend/auth/passkeys.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { callFunction } from '../../../backend/call-function.ts';

const callPersonAccount = <T>(client: BrowserClient, input: PersonAccountCall): Promise<T> =>
  callFunction<T>(client, 'person-account', { ...input });

export async function listPersonPasskeys(
  client: BrowserClient,
  person_id: string,
): Promise<Passkey[]> {
  const { passkeys } = await callPersonAccount<{ passkeys: PasskeyRow[] }>(client, {
    action: 'list_passkeys',
    person_id,
  });
  return passkeys.map(toPasskey);
}

export async function removePersonPasskey(
  client: BrowserClient,
  person_id: string,
  passkey_id: string,
): Promise<void> {
  await callPersonAccount(client, { action: 'remove_passkey', person_id, passkey_id });
}
