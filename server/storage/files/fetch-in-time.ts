type Init = { method: string; headers: Headers; body: Buffer<ArrayBuffer> | undefined };

/** Maximum wait in milliseconds for the next chunk of a body. */
const chunkTimeoutMs = 15_000;

/** Limits the time until the response starts and between chunks, but not the total time, which depends on the reader. */
export async function fetchInTime(
  url: URL,
  { method, headers, body }: Init,
  milliseconds: number,
): Promise<Response> {
  const controller = new AbortController();
  const late = () => controller.abort(new Error('no response in time'));
  const timer = setTimeout(late, milliseconds);
  try {
    const { signal } = controller;
    const response = await fetch(url, { method, headers, signal, ...(body && { body }) });
    if (!response.body) return response;
    const { status } = response;
    return new Response(withChunkTimeout(response.body, late), {
      status,
      headers: response.headers,
    });
  } finally {
    clearTimeout(timer);
  }
}

/** The timeout only applies while the reader waits for a chunk, so that a slow reader is not aborted. */
function withChunkTimeout(
  body: ReadableStream<Uint8Array>,
  late: () => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const timer = setTimeout(late, chunkTimeoutMs);
        try {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } finally {
          clearTimeout(timer);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
