import { expect, it } from 'vitest';
import { readMultipart } from './multipart.ts';

const encoder = new TextEncoder();
const field = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n';
const file = '--b\r\ncontent-disposition: form-data; name="cv"; filename="cv.txt"\r\n\r\ntext\r\n';
const options = { type: 'multipart/form-data; boundary=b', bodyBytes: 10_000, milliseconds: 5_000 };

/** Creates a body. With `ends: false` it stays open, like that of a client that stops sending. */
function bodyOf(text: string, { ends = true } = {}): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(text));
      if (ends) controller.close();
    },
  });
}

it('rejects a body that takes too long', async () => {
  const began = performance.now();
  const reading = readMultipart(bodyOf(field, { ends: false }), { ...options, milliseconds: 50 });
  await expect(reading).rejects.toMatchObject({ code: 'upload_timeout', status: 400 });
  expect(performance.now() - began).toBeLessThan(2_000);
});

it('reads files, or drops them', async () => {
  const body = `${field}${file}${field}--b--\r\n`;
  const fields = [
    ['a', '1'],
    ['a', '1'],
  ];
  const withFiles = await readMultipart(bodyOf(body), options);
  expect(withFiles).toMatchObject({ fields, files: { cv: { name: 'cv.txt' } } });
  const withoutFiles = await readMultipart(bodyOf(body), { ...options, dropsFiles: true });
  expect(withoutFiles).toEqual({ fields, files: {} });
});

it('ends when another upload needs the memory', async () => {
  const { promise: evicted, resolve } = Promise.withResolvers<undefined>();
  const received: number[] = [];
  const upload = { evicted, receive: (bytes: number) => void received.push(bytes) };
  const reading = readMultipart(bodyOf(field, { ends: false }), { ...options, upload });
  await expect.poll(() => received).toEqual([field.length]);
  resolve(undefined);
  await expect(reading).rejects.toMatchObject({ code: 'upload_timeout' });
});
