import { z } from 'zod';
import { JwtError } from '../jwt/jwt-error.ts';
import type { Storage } from './context.ts';
import { invalidSignature, StorageError } from './errors.ts';
import type { Address } from './names.ts';
import { maySignAny, type Signer, signerSchema } from './signer.ts';

// The token of a signed URL contains one file, the allowed operation and the signer. It has no role and
// no subject, so it is useless as a Bearer token; and the token of a session contains no file.

const download = z.object({
  url: z.string(),
  scope: z.literal('download'),
  signer: signerSchema,
  transformations: z.string().optional(),
  exp: z.number(),
});
const upload = z.object({
  url: z.string(),
  scope: z.literal('upload'),
  signer: signerSchema,
  upsert: z.boolean().default(false),
});

const urlOf = ({ bucketId, key }: Address) => `${bucketId}/${key}`;

export function signDownload(
  { keys }: Pick<Storage, 'keys'>,
  address: Address,
  signer: Signer,
  expiresIn: number,
  transformations?: string,
): Promise<string> {
  const claims = { url: urlOf(address), scope: 'download', signer };
  return keys.sign({ ...claims, ...(transformations && { transformations }) }, expiresIn);
}

export function signUpload(
  { keys, settings }: Storage,
  address: Address,
  signer: Signer,
  upsert: boolean,
): Promise<string> {
  const { signedUploadSeconds, signedUserSeconds } = settings;
  const maxSeconds = maySignAny(signer) ? signedUploadSeconds : signedUserSeconds;
  const claims = { url: urlOf(address), scope: 'upload', signer, upsert };
  return keys.sign(claims, Math.min(signedUploadSeconds, maxSeconds));
}

export const verifyDownload = (storage: Storage, token: string | undefined, address: Address) =>
  verify(storage, download, token, address);

export const verifyUpload = (storage: Storage, token: string | undefined, address: Address) =>
  verify(storage, upload, token, address);

async function verify<T extends { url: string }>(
  { keys }: Storage,
  schema: z.ZodType<T>,
  token: string | undefined,
  address: Address,
): Promise<T> {
  const claims = await keys.verify(token ?? '').catch((error: unknown) => {
    throw error instanceof JwtError ? toStorageError(error) : error;
  });
  const parsed = schema.safeParse(claims);
  if (!parsed.success || parsed.data.url !== urlOf(address)) throw invalidSignature();
  return parsed.data;
}

function toStorageError(error: JwtError): StorageError {
  return error.reason === 'expired'
    ? new StorageError(400, 'ExpiredToken', 'ExpiredToken', 'The provided token has expired.')
    : new StorageError(400, 'InvalidJWT', 'InvalidJWT', error.message);
}
