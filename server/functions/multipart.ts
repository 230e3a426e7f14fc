import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { maxFileBytes } from '../../domain/limits.ts';
import { FunctionError } from './errors.ts';
import { GrowingBytes } from './growing-bytes.ts';
import { formLimits } from './limits/form-limits.ts';
import type { Reservation } from './limits/reserve-memory.ts';

export type UploadedFile = { name: string; bytes: Buffer<ArrayBuffer>; sha256: string };

export type Field = [name: string, value: string];

export type MultipartForm = { fields: Field[]; files: Record<string, UploadedFile> };

const { fields, files, textBytes } = formLimits;
const limits = {
  fields,
  files,
  parts: fields + files,
  fieldSize: textBytes,
  headerPairs: 20,
  headerSize: 4096,
};

type Options = {
  /** The content type with its boundary. */
  type: string;
  /** Maximum size of the body. */
  bodyBytes: number;
  /** Maximum size of a file. */
  fileBytes?: number | undefined;
  /** Time limit for the whole body, since it is held in memory while it arrives. */
  milliseconds: number;
  /** Reads files without keeping them. */
  dropsFiles?: boolean;
  /** Memory reserved for the body; the upload ends when another needs it. */
  upload?: Pick<Reservation, 'receive' | 'evicted'> | undefined;
};

/** Reads a form chunk by chunk, so that other requests are served in between. */
export async function readMultipart(
  body: ReadableStream<Uint8Array>,
  { type, bodyBytes, fileBytes = maxFileBytes, milliseconds, dropsFiles = false, upload }: Options,
): Promise<MultipartForm> {
  const parser = createParser(type, fileBytes);
  const form: MultipartForm = { fields: [], files: {} };
  let failure: FunctionError | undefined;
  let proceed = () => {};
  const fail = (code: 'too_large' | 'unreadable' | 'upload_timeout') => {
    failure ??= new FunctionError(code);
    // Resume the loop: the parser may not call back any more.
    proceed();
  };
  for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) {
    parser.on(limit, () => fail('too_large'));
  }
  let textSize = 0;
  parser.on('field', (name: string | undefined, value, _, isCut) => {
    if (name === undefined) return fail('unreadable');
    textSize += name.length + value.length;
    if (isCut || textSize > textBytes) fail('too_large');
    else form.fields.push([name, value]);
  });
  parser.on('file', (name: string | undefined, stream, fileName = '') => {
    if (name === undefined) fail('unreadable');
    if (dropsFiles) return void stream.on('error', () => undefined).resume();
    collect(stream, fileBytes, (file) => {
      if (name === undefined || (file.bytes.length === 0 && !fileName)) return;
      // Browsers escape a quote in a file name as %22.
      form.files[name] ??= { name: fileName.replaceAll('%22', '"'), ...file };
    });
  });
  parser.on('error', () => fail('unreadable'));
  const finished = once(parser, 'finish').catch(() => fail('unreadable'));

  const reader = body.getReader();
  const deadline = createDeadline(milliseconds);
  const ends = upload ? [deadline.passed, upload.evicted] : [deadline.passed];
  try {
    for (let size = 0; !failure; ) {
      const read = await Promise.race([reader.read(), ...ends]);
      // The body is not cancelled: that would close the connection before the response is sent.
      if (!read) fail('upload_timeout');
      else if (read.done) {
        parser.end();
        await finished;
        break;
      } else {
        size += read.value.length;
        upload?.receive(read.value.length);
        if (size > bodyBytes) fail('too_large');
        else
          await new Promise<void>((resolve) => {
            proceed = resolve;
            parser.write(read.value, () => resolve());
          });
      }
    }
  } finally {
    deadline.clear();
  }
  if (failure) throw failure;
  return form;
}

function createDeadline(milliseconds: number) {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, milliseconds, undefined);
  return { passed: promise, clear: () => clearTimeout(timer) };
}

function createParser(type: string, fileBytes: number): InstanceType<typeof Busboy> {
  try {
    // One byte above the limit is enough to detect a file that is too large.
    const fileSize = fileBytes + 1;
    return new Busboy({ headers: { 'content-type': type }, limits: { ...limits, fileSize } });
  } catch {
    throw new FunctionError('unreadable');
  }
}

function collect(
  stream: Readable,
  fileBytes: number,
  done: (file: Omit<UploadedFile, 'name'>) => void,
): void {
  const fileContent = new GrowingBytes(fileBytes);
  const hash = createHash('sha256');
  stream.on('data', (chunk: Buffer) => {
    fileContent.append(chunk);
    hash.update(chunk);
  });
  // The parser reports the same error for the whole form.
  stream.on('error', () => undefined);
  stream.on('end', () => done({ bytes: fileContent.take(), sha256: hash.digest('hex') }));
}
