/** Confirms a pending form by the token that was mailed to its sender. */
export async function confirmSubmission(token: string): Promise<'done' | 'lost' | 'failed'> {
  try {
    const { ok, status } = await fetch('/functions/v1/confirm-submission', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ token }),
    });
    if (ok) return 'done';
    return status === 404 || status === 410 ? 'lost' : 'failed';
  } catch {
    return 'failed';
  }
}
