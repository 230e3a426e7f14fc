/**
 * A signed URL may end before it expires, with the session or the right behind it. So no cache may reuse the file without
 * asking: `Vary: *` matches no later request, and networks that ignore it read the last header.
 */
export const signedCaching = (expiresAt: Date): Record<string, string> => ({
  expires: expiresAt.toUTCString(),
  vary: '*',
  'cdn-cache-control': 'no-store',
});
