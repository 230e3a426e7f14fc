const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The older of the two owner columns holds only uuids. */
export const asUuid = (owner: string | undefined): string | undefined =>
  owner && uuid.test(owner) ? owner : undefined;
