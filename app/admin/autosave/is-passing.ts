export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code ?? '') : '';
}

/** The server's own codes name what is wrong with the request; anything else may pass. */
export function isPassing(error: unknown): boolean {
  return !/^(22|23|42|P0|PGRST[12])/.test(codeOf(error));
}
