export type Encoding = 'br' | 'gzip' | 'identity';

// Browsers send only a few different headers. The cache is limited, because clients may send any.
const maxCached = 200;
const cached = new Map<string, Encoding>();

export function acceptedEncoding(header: string): Encoding {
  const cachedEncoding = cached.get(header);
  if (cachedEncoding) return cachedEncoding;
  const encoding = chooseEncoding(header);
  if (cached.size < maxCached && header.length < 200) cached.set(header, encoding);
  return encoding;
}

function chooseEncoding(header: string): Encoding {
  const weights = new Map(
    header.split(',').map((entry) => {
      const [name = '', quality = ''] = entry
        .toLowerCase()
        .split(';')
        .map((part) => part.trim());
      return [name, quality.startsWith('q=') ? Number(quality.slice(2)) : 1];
    }),
  );
  const weightOf = (name: string) => weights.get(name) ?? 0;
  if (weightOf('br') > 0 && weightOf('br') >= weightOf('gzip')) return 'br';
  return weightOf('gzip') > 0 ? 'gzip' : 'identity';
}
