import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import { z } from 'zod';
import type { AuthSettings } from '../auth-settings.ts';
import type { User } from '../users/users.ts';
import { challengeSeconds } from './challenges.ts';
import { type Credential, verificationFailed } from './credentials.ts';

// The WebAuthn ceremonies: the options for the browser, and the verification of its response.

type Settings = Pick<AuthSettings, 'passkeys' | 'siteName'>;

/**
 * A passkey replaces the password, so its authenticator keeps it and verifies the user by PIN or biometry. A second
 * factor comes after another proof, so presence is enough.
 */
type Purpose = 'passkey' | 'factor';

const timeout = challengeSeconds * 1000;
/** ES256, EdDSA and RS256. */
const algorithms = [-7, -8, -257];
const maxTransports = 10;

const encodedBytes = z.string().min(1);
const envelope = { id: encodedBytes, rawId: encodedBytes, type: z.literal('public-key') };

/** The new credential as JSON. Extensions and copies of signed fields are ignored. */
export const creationResponse = z.object({
  ...envelope,
  response: z.object({
    clientDataJSON: encodedBytes,
    attestationObject: encodedBytes,
    transports: z.array(z.string().max(50)).max(maxTransports).nullish(),
  }),
});

/** The signature of a known credential as JSON. */
export const requestResponse = z.object({
  ...envelope,
  response: z.object({
    clientDataJSON: encodedBytes,
    authenticatorData: encodedBytes,
    signature: encodedBytes,
    userHandle: z.string().nullish(),
  }),
});

type CreationResponse = z.infer<typeof creationResponse>;
type RequestResponse = z.infer<typeof requestResponse>;

export interface NewCredential {
  credentialId: Buffer;
  publicKey: Buffer;
  signCount: number;
  transports: string[];
  isBackedUp: boolean;
}

export type Use = Pick<NewCredential, 'signCount' | 'isBackedUp'>;

export async function creationOptions(
  { passkeys, siteName }: Settings,
  user: User,
  known: Credential[],
  purpose: Purpose,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const name = user.email || user.phone || user.id;
  return generateRegistrationOptions({
    rpID: passkeys.domain,
    rpName: siteName,
    userID: handleOf(user.id),
    userName: name,
    userDisplayName: name,
    timeout,
    attestationType: 'none',
    excludeCredentials: known.map(describeCredential),
    authenticatorSelection:
      purpose === 'passkey'
        ? { residentKey: 'required', userVerification: 'required' }
        : { residentKey: 'discouraged', userVerification: 'preferred' },
    supportedAlgorithmIDs: algorithms,
  });
}

export async function requestOptions(
  { passkeys }: Settings,
  allowed: Credential[],
  purpose: Purpose,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: passkeys.domain,
    timeout,
    userVerification: purpose === 'passkey' ? 'required' : 'preferred',
    ...(allowed.length > 0 && { allowCredentials: allowed.map(describeCredential) }),
  });
}

export async function verifyCreation(
  settings: Settings,
  challenge: string,
  credential: CreationResponse,
  purpose: Purpose,
): Promise<NewCredential> {
  const { transports, ...response } = credential.response;
  const { registrationInfo } = await orFailed(async () => {
    requireNoCertificate(response.attestationObject);
    return verifyRegistrationResponse({
      ...expectations(settings, challenge, purpose),
      response: { ...credential, response, clientExtensionResults: {} },
      supportedAlgorithmIDs: algorithms,
    });
  });
  if (!registrationInfo) throw verificationFailed();
  const { credential: created, credentialBackedUp } = registrationInfo;
  // The outer id is not signed.
  if (created.id !== credential.id) throw verificationFailed();
  return {
    credentialId: Buffer.from(created.id, 'base64url'),
    publicKey: Buffer.from(created.publicKey),
    signCount: created.counter,
    transports: transports ?? [],
    isBackedUp: credentialBackedUp,
  };
}

/** Verifies the signature. Its counter is left to the caller, who stores it in the same statement. */
export async function verifyRequest(
  settings: Settings,
  challenge: string,
  credential: RequestResponse,
  known: Credential,
  purpose: Purpose,
): Promise<Use> {
  const { userHandle, ...response } = credential.response;
  const handle = Buffer.from(userHandle ?? '', 'base64url');
  // The user handle is needed only for a credential that the authenticator found without a list of ids.
  const isOfOwner = handle.equals(handleOf(known.user_id));
  if (!isOfOwner && (purpose === 'passkey' || handle.length > 0)) throw verificationFailed();
  const { verified, authenticationInfo } = await orFailed(async () =>
    verifyAuthenticationResponse({
      ...expectations(settings, challenge, purpose),
      response: { ...credential, response, clientExtensionResults: {} },
      credential: {
        ...describeCredential(known),
        publicKey: Uint8Array.from(known.public_key),
        counter: 0,
      },
    }),
  );
  if (!verified) throw verificationFailed();
  return {
    signCount: authenticationInfo.newCounter,
    isBackedUp: authenticationInfo.credentialBackedUp,
  };
}

const expectations = ({ passkeys }: Settings, challenge: string, purpose: Purpose) => ({
  expectedChallenge: challenge,
  expectedOrigin: passkeys.origins,
  expectedRPID: passkeys.domain,
  requireUserVerification: purpose === 'passkey',
});

/**
 * The options ask for no attestation, so no honest browser sends a certificate. One of a hostile client could name a
 * list of revoked certificates, which would be fetched from any address.
 */
function requireNoCertificate(attestationObject: string): void {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get('fmt');
  const isSelfSigned = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isSelfSigned) throw new Error('An attestation was not asked for');
}

/** The library throws plain errors for everything that is wrong with a response. */
async function orFailed<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (cause) {
    throw verificationFailed(cause);
  }
}

const describeCredential = ({ credential_id, transports }: Credential) => ({
  id: credential_id.toString('base64url'),
  transports: transports as AuthenticatorTransport[],
});

/** The user handle that an authenticator stores with a passkey: the id, which says nothing about the person. */
const handleOf = (userId: string) => Buffer.from(userId.replaceAll('-', ''), 'hex');
