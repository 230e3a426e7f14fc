import { isUuid } from '../../../domain/limits.ts';
/** The older of the two owner columns holds only uuids. */
export const asUuid = (owner: string | undefined): string | undefined =>
  owner && isUuid(owner) ? owner : undefined;
