/** The upper half of code page 437, in which MS-DOS and Windows write names. */
const codePage =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ ';

const unicodePath = 0x7075;

/**
 * Decodes the name of a file in an archive: the name in Unicode that some programs add, or UTF-8, which macOS writes
 * without saying so, or else the code page of MS-DOS.
 */
export function decodeName(name: Uint8Array, extra: Uint8Array): string {
  for (const bytes of [findUnicodeName(extra), name]) {
    if (!bytes) continue;
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize('NFC');
    } catch {
      // The bytes are not valid UTF-8.
    }
  }
  return [...name]
    .map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : (codePage[byte - 0x80] ?? '_')))
    .join('');
}

/** The field has a version and a checksum before the name. */
function findUnicodeName(extra: Uint8Array): Uint8Array | undefined {
  const view = new DataView(extra.buffer, extra.byteOffset, extra.byteLength);
  for (let offset = 0; offset + 4 <= extra.length; ) {
    const length = view.getUint16(offset + 2, true);
    const end = offset + 4 + length;
    if (view.getUint16(offset, true) === unicodePath && length > 5 && end <= extra.length)
      return extra.subarray(offset + 9, end);
    offset = end;
  }
  return undefined;
}
