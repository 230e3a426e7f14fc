import pg from 'pg';

export const sqlstate = {
  invalidStatementName: '26000',
  duplicatePreparedStatement: '42P05',
  featureNotSupported: '0A000',
  queryCanceled: '57014',
  lockNotAvailable: '55P03',
  readOnlyTransaction: '25006',
  uniqueViolation: '23505',
  foreignKeyViolation: '23503',
  checkViolation: '23514',
  exclusionViolation: '23P01',
  notNullViolation: '23502',
  insufficientPrivilege: '42501',
  undefinedTable: '42P01',
  undefinedFunction: '42883',
  undefinedColumn: '42703',
  undefinedObject: '42704',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
  diskFull: '53100',
  tooManyConnections: '53300',
} as const;

/** An error that PostgreSQL reported, as opposed to a lost connection or a bug in the server. */
export interface SqlError extends Error {
  code: string;
  detail?: string;
  hint?: string;
  constraint?: string;
  schema?: string;
  routine?: string;
  table?: string;
  column?: string;
}

/** Returns the error that PostgreSQL raises for a SET ROLE that is not allowed. */
export function forbiddenRoleError(role: string): Error {
  const error = new pg.DatabaseError(`permission denied to set role "${role}"`, 0, 'error');
  error.code = sqlstate.insufficientPrivilege;
  return error;
}

export function isSqlError(error: unknown): error is SqlError {
  return error instanceof pg.DatabaseError && typeof error.code === 'string';
}

export function hasSqlstate(error: unknown, code: string): boolean {
  return isSqlError(error) && error.code === code;
}
