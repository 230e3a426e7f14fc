import { isUuid } from '../../../domain/limits.ts';

/** Returns the owner if it is a UUID: the older of the two owner columns of a file has that type. */
export const asUuid = (owner: string | undefined): string | undefined =>
  owner && isUuid(owner) ? owner : undefined;
