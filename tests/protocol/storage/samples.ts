import { zipSync } from 'fflate';
import sharp from 'sharp';

// Small files of each kind, made on the spot.

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
