import type { BrowserClient } from '../browser-client.ts';
import { unwrap } from '../unwrap.ts';
import { callAuth } from './call-auth.ts';

export type Enrollment = { factorId: string; qrCode: string; secret: string };
export type Factor = { id: string; name: string; createdAt: string };

export async function listFactors(client: BrowserClient): Promise<Factor[]> {
  const { totp, webauthn } = await unwrap(client.auth.mfa.listFactors());
  return [...totp, ...webauthn].map(({ id, friendly_name, created_at }) => ({
    id,
    name: friendly_name || 'WebAuthn',
    createdAt: created_at,
  }));
}

/** Starts with a new secret and deletes unfinished enrollments, which count towards the limit. */
export async function enrollFactor(
  client: BrowserClient,
  { name, issuer }: { name: string; issuer: string },
): Promise<Enrollment> {
  const { all } = await unwrap(client.auth.mfa.listFactors());
  for (const { id } of all.filter(({ status }) => status === 'unverified')) {
    await unwrap(client.auth.mfa.unenroll({ factorId: id }));
  }
  const friendlyName = findFreeName(
    name,
    all.map(({ friendly_name }) => friendly_name ?? ''),
  );
  const { id, totp } = await unwrap(
    client.auth.mfa.enroll({ factorType: 'totp', friendlyName, issuer }),
  );
  return { factorId: id, qrCode: totp.qr_code, secret: totp.secret };
}

function findFreeName(wanted: string, taken: string[]): string {
  if (!taken.includes(wanted)) return wanted;
  let number = 2;
  while (taken.includes(`${wanted} ${number}`)) number += 1;
  return `${wanted} ${number}`;
}

/** Accepts a code of the authenticator or a recovery code. */
export async function verifyFactor(
  client: BrowserClient,
  factorId: string,
  code: string,
): Promise<void> {
  await unwrap(client.auth.mfa.challengeAndVerify({ factorId, code: code.trim() }));
}

export async function verifySecurityKey(client: BrowserClient, factorId: string): Promise<void> {
  await unwrap(client.auth.mfa.webauthn.authenticate({ factorId }));
}

export async function removeFactor(client: BrowserClient, factorId: string): Promise<void> {
  await unwrap(client.auth.mfa.unenroll({ factorId }));
  // The session is back at level aal1; its token has to be renewed to say so.
  await unwrap(client.auth.refreshSession());
}

export async function countRecoveryCodes(client: BrowserClient): Promise<number> {
  const { remaining } = await callAuth<{ remaining: number }>(client, '/factors/recovery-codes');
  return remaining;
}

export async function createRecoveryCodes(client: BrowserClient): Promise<string[]> {
  const { codes } = await callAuth<{ codes: string[] }>(client, '/factors/recovery-codes', 'POST');
  return codes;
}
