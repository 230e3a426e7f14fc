type Init = { method: string; headers: Headers; body: Buffer<ArrayBuffer> | undefined };

/** Milliseconds without a byte of a body that is being waited for. */
const patienceWithBody = 15_000;

/** An answer has to begin within the time, and to go on; how long it takes as a whole is up to its reader. */
export async function fetchInTime(
  url: URL,
  { method, headers, body }: Init,
  milliseconds: number,
): Promise<Response> {
  const controller = new AbortController();
  const late = () => controller.abort(new Error('no answer in time'));
  const timer = setTimeout(late, milliseconds);
  try {
    const { signal } = controller;
    const response = await fetch(url, { method, headers, signal, ...(body && { body }) });
    if (!response.body) return response;
    const { status } = response;
    return new Response(watched(response.body, late), { status, headers: response.headers });
  } finally {
    clearTimeout(timer);
  }
}

/** The clock runs only while a byte is asked for: a reader may rest as long as it likes. */
function watched(body: ReadableStream<Uint8Array>, late: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const timer = setTimeout(late, patienceWithBody);
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
