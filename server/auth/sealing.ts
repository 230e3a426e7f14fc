import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

// What the database may keep but not know. AES-256-GCM, with a key derived for one purpose.

const nonceLength = 12;
const tagLength = 16;

export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

/** Whom it belongs to is sealed in with it: put elsewhere, it does not open. */
export function seal(text: string, key: Buffer, owner = ''): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

export function unseal(sealed: string, key: Buffer, owner = ''): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const [nonceEnd, tagEnd] = [nonceLength, nonceLength + tagLength];
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceEnd));
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(nonceEnd, tagEnd));
  return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString(
    'utf8',
  );
}
