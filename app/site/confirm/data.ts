/** Says that a form which waits for its confirmation was sent by the owner of its address. */
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
