type Decoded = {
  text: string;
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
};

/** Recognises the encoding by its mark, by the zeros of UTF-16, or because the bytes are no UTF-8. */
export function decodeText(bytes: Uint8Array): Decoded {
  const encoding = findUtf16(bytes);
  if (encoding) return { text: new TextDecoder(encoding).decode(bytes), encoding };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

const sampleLength = 4000;

function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // Western text in UTF-16 has a zero in nearly every pair of bytes.
  const sample = bytes.subarray(0, sampleLength);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const quarter = sample.length / 4;
  if (odd > quarter && even < quarter / 4) return 'utf-16le';
  if (even > quarter && odd < quarter / 4) return 'utf-16be';
  return undefined;
}
