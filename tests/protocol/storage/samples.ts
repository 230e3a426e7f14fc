import { crc32, deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import sharp from 'sharp';

// Generates small files of each type.

export const picture = (
  width = 400,
  height = 200,
  format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png',
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#7a5c3e' } })
    .toFormat(format)
    .toBuffer();

const text = (value: string) => new TextEncoder().encode(value);

export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const docx = Buffer.from(
  zipSync({
    '[Content_Types].xml': text(
      `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${main}.main+xml"/></Types>`,
    ),
    'word/document.xml': text('<w:document/>'),
  }),
);
export const docxType = main;

export const odt = Buffer.from(
  zipSync({
    mimetype: [text('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': text('<office:document-content/>'),
  }),
);

/** The first bytes of a program for Windows. */
export const program = Buffer.concat([
  Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0', 'latin1'),
  Buffer.alloc(4096),
]);

export const page = Buffer.from('<!doctype html><script>document.title = "taken"</script>');
export const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);

/** An image that is small as a file and would be gigantic in memory. */
export function hugePicture(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(1_000_000));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
