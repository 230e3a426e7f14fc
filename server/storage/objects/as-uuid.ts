import { isUuid } from '../../../domain/limits.ts';

/** The older of the two owner columns has the type uuid. */
export const asUuid = (owner: string | undefined): string | undefined =>
  owner && isUuid(owner) ? owner : undefined;
