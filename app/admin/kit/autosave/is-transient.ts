export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code ?? '') : '';
}

const refusal = /^(22|23|42|P0|PGRST[12])|^(invalid|not_allowed|not_found|unreadable|too_large)$/;

/** The server's own codes, of tables and of functions, name what is wrong with the request; anything else may pass. */
export function isTransient(error: unknown): boolean {
  return !refusal.test(codeOf(error));
}
