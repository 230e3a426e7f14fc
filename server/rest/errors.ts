// PostgREST's own errors with code, status and message. Errors of PostgreSQL are in sql-errors.ts.

interface RestErrorBody {
  code: string;
  message: string;
  details: unknown;
  hint: string | null;
}

export class RestError extends Error {
  readonly status: number;
  readonly body: RestErrorBody;
  readonly headers: Record<string, string>;
  /** The reason phrase of the status, if it is not the standard one. */
  statusText: string | undefined;

  constructor(status: number, body: RestErrorBody, headers: Record<string, string> = {}) {
    // No stack trace, because parsing one request can create thousands of these errors.
    const { stackTraceLimit } = Error;
    if (status < 500) Error.stackTraceLimit = 0;
    super(body.message);
    Error.stackTraceLimit = stackTraceLimit;
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

const error =
  (status: number, code: string) =>
  (message: string, details: unknown = null, hint: string | null = null) =>
    new RestError(status, { code, details, hint, message });

export const unavailable = error(503, 'PGRST000');
export const connectionLost = error(503, 'PGRST001');
export const poolTimeout = error(504, 'PGRST003');
export const parseFailed = error(400, 'PGRST100');
export const invalidRpcMethod = error(405, 'PGRST101');
export const invalidBody = error(400, 'PGRST102');
export const bodyTooLarge = error(413, 'PGRST102');
export const invalidRange = error(416, 'PGRST103');
export const pageOutOfRange = (message: string, details: string, total: number) =>
  new RestError(
    416,
    { code: 'PGRST103', details, hint: null, message },
    { 'content-range': `*/${total}` },
  );
export const invalidPutFilters = error(405, 'PGRST105');
export const schemaNotExposed = error(406, 'PGRST106');
export const mediaTypeUnavailable = error(406, 'PGRST107');
export const notEmbedded = error(400, 'PGRST108');
export const badResponseHeaders = error(500, 'PGRST111');
export const badResponseStatus = error(500, 'PGRST112');
export const putWithLimit = error(400, 'PGRST114');
export const putKeyMismatch = error(400, 'PGRST115');
export const notSingular = error(406, 'PGRST116');
export const unsupportedMethod = error(405, 'PGRST117');
export const relatedOrderNotToOne = error(400, 'PGRST118');
export const unacceptableEmbedFilter = error(400, 'PGRST120');
export const badRaise = error(500, 'PGRST121');
export const invalidPreferences = error(400, 'PGRST122');
export const aggregatesDisabled = error(400, 'PGRST123');
export const maxAffectedExceeded = error(400, 'PGRST124');
/** The error that the PostgreSQL extension safeupdate raises for a write without a filter. */
export const filterMissing = error(400, '21000');
export const invalidPath = error(404, 'PGRST125');
export const rootDisabled = error(404, 'PGRST126');
export const featureUnavailable = error(400, 'PGRST127');
export const maxAffectedOnScalar = error(400, 'PGRST128');
export const relationshipNotFound = error(400, 'PGRST200');
export const relationshipAmbiguous = error(300, 'PGRST201');
export const functionNotFound = error(404, 'PGRST202');
export const functionAmbiguous = error(300, 'PGRST203');
export const columnNotFound = error(400, 'PGRST204');
export const tableNotFound = error(404, 'PGRST205');
export const internal = error(500, 'PGRSTX00');
/** Uses PostgreSQL's code for a statement that is too complex. */
export const tooCostly = error(400, '54001');
/** Uses PostgreSQL's code for a program limit. */
export const responseTooLarge = error(400, '54000');
export const undefinedColumn = error(400, '42703');
export const undefinedType = error(400, '42704');

export const tooManyAtOnce = (secondsToWait: number) =>
  new RestError(
    429,
    {
      code: 'too_many_requests',
      details: null,
      hint: null,
      message: 'Too many requests at a time',
    },
    { 'retry-after': String(Math.ceil(secondsToWait)) },
  );

export const jwtInvalid = (message: string) =>
  new RestError(
    401,
    { code: 'PGRST301', details: null, hint: null, message },
    { 'www-authenticate': `Bearer error="invalid_token", error_description="${message}"` },
  );

export const jwtClaimsRejected = (message: string) =>
  new RestError(
    401,
    { code: 'PGRST303', details: null, hint: null, message },
    { 'www-authenticate': `Bearer error="invalid_token", error_description="${message}"` },
  );

/** Returns the error that PostgreSQL would report. */
export const permissionDenied = (message: string, role: string) =>
  new RestError(
    role === 'anon' ? 401 : 403,
    { code: '42501', details: null, hint: null, message },
    role === 'anon' ? { 'www-authenticate': 'Bearer' } : {},
  );
