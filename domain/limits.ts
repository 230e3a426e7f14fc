import { mebibyte } from './units.ts';

/** RFC 5321, section 4.5.3.1.3: a path of 256 characters, of which two are angle brackets. */
export const maxEmailLength = 254;

/** Size of a CV, a picture or a document; the storage buckets have the same limit. */
export const maxFileMebibytes = 10;
export const maxFileBytes = maxFileMebibytes * mebibyte;

/** Default of REST_MAX_ROWS, which limits the rows of a read and the exactness of an estimated count. */
export const defaultMaxRows = 1_000;

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isUuid = (text: string) => uuidPattern.test(text);

export const maxSlugLength = 120;
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const maxUrlLength = 2000;

/** Length of a first or a last name. */
export const maxNameLength = 100;
/** Length of both in one field. */
export const maxFullNameLength = 200;

/** Length of the name of a company in forms. */
export const maxCompanyLength = 160;
/** Length of the name that staff give a client. */
export const maxClientNameLength = 120;

export const maxStaffNameLength = 120;
export const maxPasskeyNameLength = 100;

export const maxLocationLength = 120;
export const maxTagLength = 40;

/** Length of a text that people send with a form, or staff with a mail. */
export const maxMessageLength = 5000;

/** Length of a note for colleagues about an application, a freelancer or a lead. */
export const maxNoteLength = 5000;

/** Comments by client and staff about one person on a shortlist; the page shows as many. */
export const maxComments = 200;
