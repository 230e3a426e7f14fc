/**
 * Returns the signed URL of a file, as a download under this name. The option `download` of supabase-js escapes a
 * name twice, so that one with å, ä or ö is saved garbled.
 */
export function downloadUrl(signedUrl: string, name: string): string {
  return `${signedUrl}&download=${encodeURIComponent(name)}`;
}
