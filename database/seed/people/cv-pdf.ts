// A one-page PDF in Helvetica, enough for a CV that can be opened, printed and read by a screen reader.

const topMargin = 790;
const leftMargin = 56;
const lineHeight = 17;

// Characters outside Latin-1 that our texts use, in the standard PDF encoding.
const windowsLetters: Record<string, number> = { '–': 0x96, '’': 0x92, '…': 0x85 };

export function renderCvPdf(text: string): Buffer {
  const [name = '', ...rest] = text.split('\n');
  const shown = [
    `BT /F2 20 Tf ${leftMargin} ${topMargin} Td ${literal(name)} Tj`,
    `${lineHeight} TL 0 -10 Td`,
    ...rest.map((line, index) => {
      const isHeading = rest[index - 1] === '';
      return `/${isHeading ? 'F2' : 'F1'} 11 Tf T* ${literal(line)} Tj`;
    }),
    'ET',
  ].join('\n');
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${shown.length} >>\nstream\n${shown}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
  ]);
}

function assemble(objects: string[]): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, 'latin1');
}

/** Escaped to ASCII, so that lengths in characters are lengths in bytes. */
function literal(line: string): string {
  const escaped = Array.from(line, (letter) => {
    const code = windowsLetters[letter] ?? letter.codePointAt(0) ?? 0;
    if (code > 255) return '?';
    const plain = code < 128 && !'()\\'.includes(letter);
    return plain ? letter : `\\${code.toString(8).padStart(3, '0')}`;
  });
  return `(${escaped.join('')})`;
}
