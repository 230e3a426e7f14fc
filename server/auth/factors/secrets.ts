import type { Query } from '../../postgres/query.ts';
import type { AuthSettings } from '../auth-settings.ts';
import { deriveKey, seal, unseal } from '../sealing.ts';
import type { Factor } from '../users.ts';

// The secret that an authenticator shares with us. Unlike a password it is needed as it is, so it
// cannot be hashed; where the owner gives a key, it is sealed.

type Settings = Pick<AuthSettings, 'encryptionKey'>;
const mark = 'sealed:';

export function sealSecret({ encryptionKey }: Settings, userId: string, secret: string): string {
  return encryptionKey ? `${mark}${seal(secret, keyOf(encryptionKey), userId)}` : secret;
}

export function openSecret({ encryptionKey }: Settings, { user_id, secret }: Factor): string {
  if (!secret?.startsWith(mark)) return secret ?? '';
  if (!encryptionKey) throw new Error('AUTH_ENCRYPTION_KEY is needed for a sealed secret');
  return unseal(secret.slice(mark.length), keyOf(encryptionKey), user_id);
}

/** Those from before there was a key are sealed when they are used. */
export async function sealStored(
  query: Query,
  settings: Settings,
  { id, user_id, secret }: Factor,
): Promise<void> {
  if (!settings.encryptionKey || !secret || secret.startsWith(mark)) return;
  await query('update auth.mfa_factors set secret = $2 where id = $1', [
    id,
    sealSecret(settings, user_id, secret),
  ]);
}

const keyOf = (secret: string) => deriveKey(secret, 'secret of a second factor');
