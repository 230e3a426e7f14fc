import { lookUp, type Run, requireCaller, type Trial } from '../caller.ts';
import type { Storage, StorageContext } from '../context.ts';
import type { Address } from '../names.ts';
import { asUuid } from '../objects/as-uuid.ts';
import { verifyUpload } from '../signed-token.ts';
import { writeAs } from '../signer.ts';
import { noSuchUpload } from './tus.ts';
import { findUpload, type Upload } from './uploads.ts';

/** The sender of an upload: a caller with a token or key, or the holder of a signed URL. */
export interface Uploader {
  role: string;
  owner: string | undefined;
  run: Run;
  /** Undefined if a signed URL has already authorised the upload. */
  tryOut?: Trial;
  /** Undefined if the `x-upsert` header decides. */
  isUpsert?: boolean;
}

/** Marks uploads by signed URL in the `role` column; no database role has this name. */
const signedRole = 'signed';

export type FindUploader = (
  storage: Storage,
  context: StorageContext,
  address: Address,
) => Promise<Uploader>;

export const findCallerAsUploader: FindUploader = async (storage, context) => {
  const { identity, owner, run, tryOut } = await requireCaller(storage, context);
  return { role: identity.role, owner, run, tryOut };
};

export const findSignedUploader: FindUploader = async (storage, context, address) => {
  const token = context.req.header('x-signature');
  const { signer, upsert } = await verifyUpload(storage, token, address);
  const run = await writeAs(storage, context, signer);
  return { role: signedRole, owner: signer.sub, run, isUpsert: upsert };
};

/** Finds the upload of the URL, for its own uploader only. */
export async function requireUpload(
  storage: Storage,
  context: StorageContext,
  findUploader: FindUploader,
): Promise<{ upload: Upload; uploader: Uploader }> {
  const id = asUuid(context.req.param('id'));
  const upload = id ? await findUpload(lookUp(storage, context), id) : undefined;
  const address = { bucketId: upload?.bucket_id ?? '', key: upload?.name ?? '' };
  const uploader = await findUploader(storage, context, address);
  const isOwn = upload?.role === uploader.role && upload.owner_id === (uploader.owner ?? null);
  if (!upload || !isOwn) throw noSuchUpload();
  return { upload, uploader };
}
