import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

// Encrypts values that are stored in the database, with AES-256-GCM and a key derived for one purpose.

const nonceLength = 12;
const tagLength = 16;

export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

/** Authenticates the owner too: the value cannot be decrypted if it is copied to another owner. */
export function encrypt(text: string, key: Buffer, owner = ''): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
}

export function decrypt(encrypted: string, key: Buffer, owner = ''): string {
  const bytes = Buffer.from(encrypted, 'base64url');
  const [nonceEnd, tagEnd] = [nonceLength, nonceLength + tagLength];
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceEnd));
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(nonceEnd, tagEnd));
  return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString(
    'utf8',
  );
}
