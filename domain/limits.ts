/** RFC 5321, section 4.5.3.1.3: a path of 256 characters, of which two are angle brackets. */
export const maxEmailLength = 254;

/** Of a CV or a picture; the storage buckets have the same limit. */
export const maxFileBytes = 10 * 1024 * 1024;

export const dayMs = 86_400_000;

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isUuid = (text: string) => uuidPattern.test(text);

export const maxSlugLength = 120;
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
