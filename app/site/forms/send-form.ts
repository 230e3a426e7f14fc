import type { FormFailure } from '../../../domain/forms/form-error.ts';

type SendResult = { ok: true; isMailLate: boolean } | { ok: false; failure?: FormFailure };

/**
 * Sends a form to its function and reports progress. `fetch` cannot report the progress of an
 * upload.
 */
export function sendForm(
  name: string,
  body: FormData,
  accessToken: string | undefined,
  onProgress?: (percent: number) => void,
): Promise<SendResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/functions/v1/${name}`);
    request.setRequestHeader('accept', 'application/json');
    if (accessToken) request.setRequestHeader('authorization', `Bearer ${accessToken}`);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onProgress?.(Math.round((loaded / total) * 100));
    };
    request.onload = () => {
      if (request.status >= 200 && request.status < 300)
        resolve({ ok: true, isMailLate: request.response?.mail === 'late' });
      else resolve({ ok: false, failure: toFailure(request.response) });
    };
    request.onerror = () => resolve({ ok: false });
    request.ontimeout = () => resolve({ ok: false });
    request.send(body);
  });
}

/** The key by which the server recognises a repeated submission. `randomUUID` is not available without https. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A file input that was left empty is sent as a file without a name. */
export function hasFile(body: FormData): boolean {
  return [...body.values()].some((value) => value instanceof File && value.size > 0);
}

function toFailure(response: unknown): FormFailure {
  const failure = response as Partial<FormFailure> | null;
  return typeof failure?.error === 'string'
    ? (failure as FormFailure)
    : { error: 'failed', message: '' };
}
