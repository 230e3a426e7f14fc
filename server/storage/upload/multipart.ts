import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { invalidRequest } from '../errors.ts';

interface Form {
  fields: Map<string, string>;
  file: Readable;
  fileType: string;
  abandon: () => void;
}

const limits = {
  fields: 20,
  fieldNameSize: 100,
  fieldSize: 100 * 1024,
  files: 1,
  parts: 30,
  headerPairs: 50,
  headerSize: 16 * 1024,
};

/** Resolves at the start of the file, with the fields before it, which is the order of the client. */
export function readMultipart(source: Readable, type: string): Promise<Form> {
  return new Promise((resolve, reject) => {
    const rejectForm = (cause?: unknown) => reject(invalidRequest('No content provided', cause));
    const parser = parserFor(type);
    const fields = new Map<string, string>();
    let file: Readable | undefined;
    parser.on('field', (name, value) => fields.set(name, value));
    parser.on('file', (_name, stream, _filename, _encoding, fileType) => {
      file = stream;
      stream.on('error', () => undefined);
      resolve({ fields, file: stream, fileType, abandon: () => void source.destroy() });
    });
    // The file ends with the form, so only errors matter here.
    pipeline(source, parser).then(
      () => rejectForm(),
      (error: Error) => {
        file?.destroy(error);
        rejectForm(error);
      },
    );
  });
}

function parserFor(type: string): InstanceType<typeof Busboy> {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch (cause) {
    throw invalidRequest('The form cannot be read', cause);
  }
}
