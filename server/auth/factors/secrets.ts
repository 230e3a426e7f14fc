import type { Query } from '../../postgres/query.ts';
import type { AuthSettings } from '../auth-settings.ts';
import { decrypt, deriveKey, encrypt } from '../encryption.ts';
import type { Factor } from '../users/users.ts';

// The secret that an authenticator app shares with the server. It is needed in plain text, so it cannot
// be hashed; it is encrypted if an encryption key is configured.

type Settings = Pick<AuthSettings, 'encryptionKey'>;
export const sealedPrefix = 'sealed:';

export function encryptSecret({ encryptionKey }: Settings, userId: string, secret: string): string {
  return encryptionKey ? `${sealedPrefix}${encrypt(secret, keyOf(encryptionKey), userId)}` : secret;
}

export function decryptSecret(
  { encryptionKey }: Settings,
  { user_id, secret }: Pick<Factor, 'user_id' | 'secret'>,
): string {
  if (!secret?.startsWith(sealedPrefix)) return secret ?? '';
  if (!encryptionKey) throw new Error('AUTH_ENCRYPTION_KEY is needed for a sealed secret');
  try {
    return decrypt(secret.slice(sealedPrefix.length), keyOf(encryptionKey), user_id);
  } catch (cause) {
    throw new Error('AUTH_ENCRYPTION_KEY is not the key of a sealed secret', { cause });
  }
}

/** Encrypts a secret that was stored before a key was configured; called when the factor is used. */
export async function encryptStored(
  query: Query,
  settings: Settings,
  { id, user_id, secret }: Factor,
): Promise<void> {
  if (!settings.encryptionKey || !secret || secret.startsWith(sealedPrefix)) return;
  await query('update auth.mfa_factors set secret = $2 where id = $1', [
    id,
    encryptSecret(settings, user_id, secret),
  ]);
}

const keyOf = (secret: string) => deriveKey(secret, 'secret of a second factor');
