import { JwtError } from '../jwt/jwt-error.ts';
import { TooCostly, TooManyAtOnce } from '../postgres/limit-errors.ts';
import { isSqlError, type SqlError, sqlstate } from '../postgres/sqlstate.ts';
import { DatabaseUnavailable } from '../postgres/unavailable.ts';
import {
  badRaise,
  connectionLost,
  internal,
  jwtClaimsRejected,
  jwtInvalid,
  poolTimeout,
  RestError,
  responseTooLarge,
  tooCostly,
  tooManyAtOnce,
  unavailable,
} from './errors.ts';
import { isSendable } from './headers.ts';
import { parseSizeError } from './sql/envelope.ts';

const exact: Record<string, number> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '53400': 500,
  // Too many columns in the result, which the select of the request asks for.
  '54011': 400,
  '57P01': 503,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  P0001: 400,
  // PostgREST responds with 500, but a missing record is not a server error.
  P0002: 404,
};

const byClass: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};

/** The request can never succeed, so it is a client error. */
const writesView = /^cannot (insert into|update|delete from|merge into) view /;

/** Turns an error into a response; returns undefined for server errors, which must be logged. */
export function asRestError(error: unknown, role: string): RestError | undefined {
  if (error instanceof RestError) return error;
  if (isSqlError(error)) return fromSql(error, role);
  if (error instanceof JwtError) {
    return error.reason === 'malformed' ||
      error.reason === 'signature' ||
      error.reason === 'unknown_key'
      ? jwtInvalid(error.message)
      : jwtClaimsRejected(error.message);
  }
  if (error instanceof TooManyAtOnce) return tooManyAtOnce(error.secondsToWait);
  if (error instanceof TooCostly) {
    return tooCostly(
      'The request is estimated to cost too much',
      `The estimate is ${error.cost}, and ${error.maxCost} is allowed.`,
      'Embed fewer resources, filter by an indexed column or lower the limit.',
    );
  }
  if (error instanceof DatabaseUnavailable) {
    if (error.reason === 'busy') {
      return poolTimeout('Timed out acquiring connection from connection pool.');
    }
    return error.reason === 'lost'
      ? connectionLost('Database client error. Retrying the connection.')
      : unavailable('Database connection error. Retrying the connection.');
  }
  return undefined;
}

export const internalError = () => internal('An unexpected error happened in the server');

function fromSql(error: SqlError, role: string): RestError {
  if (error.code === 'PGRST') return raisedResponse(error);
  const { code, message, detail = null, hint = null } = error;
  const size = code === sqlstate.undefinedObject ? parseSizeError(message) : undefined;
  if (size) {
    return responseTooLarge(
      'The response is too large',
      `It has ${size.bytes} bytes, and ${size.maxBytes} are allowed.`,
      'Select fewer columns, embed fewer resources or lower the limit.',
    );
  }
  const status = statusOf(error, role);
  const headers: Record<string, string> = status === 401 ? { 'www-authenticate': 'Bearer' } : {};
  return new RestError(status, { code, details: detail, hint, message }, headers);
}

function statusOf({ code, message }: SqlError, role: string): number {
  if (code === '42501') return role === 'anon' ? 401 : 403;
  if (code === '21000') return /requires a WHERE clause/.test(message) ? 400 : 500;
  if (code === '22023') return isMissingRole(message) ? 401 : 400;
  // A full-text query of the client that nests too deeply; not an error of the server.
  if (code === 'XX000' && message === 'tsquery stack too small') return 400;
  if (code === '55000' && writesView.test(message)) return 405;
  const [, custom] = /^PT(\d{3})$/.exec(code) ?? [];
  if (custom !== undefined && Number(custom) >= 200 && Number(custom) < 600) return Number(custom);
  return exact[code] ?? byClass[code.slice(0, 2)] ?? 400;
}

const isMissingRole = (message: string) =>
  message.startsWith('role ') && message.endsWith(' does not exist');

/** Handles `raise sqlstate 'PGRST'`: the message is the body, the detail contains status and headers. */
function raisedResponse(error: SqlError): RestError {
  try {
    const { code, message, details = null, hint = null } = JSON.parse(error.message);
    const { status, status_text: words, headers = {} } = JSON.parse(error.detail ?? '');
    const isValid = typeof code === 'string' && typeof message === 'string';
    const isSafe = Object.entries(headers).every(isSendable);
    if (isValid && isSafe && Number.isInteger(status) && status >= 200 && status <= 599) {
      const raised = new RestError(status, { code, details, hint, message }, headers);
      if (isSendable(['status', words])) raised.statusText = words;
      return raised;
    }
  } catch {
    // The message and the detail may not be valid JSON.
  }
  return badRaise(
    `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`,
    'Invalid JSON value for MESSAGE or DETAIL',
    'MESSAGE must be a JSON object with obligatory keys: "code", "message" and optional keys: "details", "hint"; DETAIL must be one with obligatory keys: "status", "headers".',
  );
}
