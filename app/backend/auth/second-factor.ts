import type { BrowserClient } from '../browser-client.ts';
import { unwrap } from '../unwrap.ts';
import { callAuth } from './call-auth.ts';

export type Enrollment = { factorId: string; qrCode: string; secret: string };
export type Factor = { id: string; name: string; createdAt: string };

export async function listFactors(client: BrowserClient): Promise<Factor[]> {
  const { totp, webauthn, phone } = await unwrap(client.auth.mfa.listFactors());
  return [...totp, ...webauthn, ...phone].map(({ id, friendly_name, created_at }) => ({
    id,
    name: friendly_name || 'WebAuthn',
    createdAt: created_at,
  }));
}

/** Starts the enrolment of an authenticator app, with a new secret. */
export async function enrollFactor(
  client: BrowserClient,
  { name, issuer }: { name: string; issuer: string },
): Promise<Enrollment> {
  const friendlyName = await prepareName(client, name);
  const { id, totp } = await unwrap(
    client.auth.mfa.enroll({ factorType: 'totp', friendlyName, issuer }),
  );
  return { factorId: id, qrCode: totp.qr_code, secret: totp.secret };
}

/** Asks the browser for a security key and adds it. */
export async function addSecurityKey(client: BrowserClient, name: string): Promise<void> {
  const friendlyName = await prepareName(client, name);
  await unwrap(client.auth.mfa.webauthn.register({ friendlyName }));
}

/** Returns whether the operator has set a gateway for text messages. */
export async function sendsTexts(client: BrowserClient): Promise<boolean> {
  const { external } = await callAuth<{ external: { phone: boolean } }>(client, '/settings');
  return external.phone;
}

export async function enrollPhone(
  client: BrowserClient,
  { name, phone }: { name: string; phone: string },
): Promise<string> {
  const friendlyName = await prepareName(client, `${name} ${endOfPhone(phone)}`);
  const enroll = client.auth.mfa.enroll({ factorType: 'phone', friendlyName, phone });
  return (await unwrap(enroll)).id;
}

/** Returns the end of the number, which is enough for its owner to recognise it. */
export const endOfPhone = (phone: string) => `•• ${phone.slice(-2)}`;

/** Sends a code to the phone and returns the id of the challenge, which the code belongs to. */
export async function textCode(client: BrowserClient, factorId: string): Promise<string> {
  return (await unwrap(client.auth.mfa.challenge({ factorId, channel: 'sms' }))).id;
}

export async function verifyTextCode(
  client: BrowserClient,
  answer: { factorId: string; challengeId: string; code: string },
): Promise<void> {
  await unwrap(client.auth.mfa.verify(answer));
}

/** Deletes unfinished enrolments, which count towards the limit, and returns a name that no factor has. */
async function prepareName(client: BrowserClient, preferredName: string): Promise<string> {
  const { all } = await unwrap(client.auth.mfa.listFactors());
  for (const { id } of all.filter(({ status }) => status === 'unverified')) {
    await unwrap(client.auth.mfa.unenroll({ factorId: id }));
  }
  const verifiedFactors = all.filter(({ status }) => status === 'verified');
  return findFreeName(
    preferredName,
    verifiedFactors.map(({ friendly_name }) => friendly_name ?? ''),
  );
}

function findFreeName(preferredName: string, takenNames: string[]): string {
  if (!takenNames.includes(preferredName)) return preferredName;
  let number = 2;
  while (takenNames.includes(`${preferredName} ${number}`)) number += 1;
  return `${preferredName} ${number}`;
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
