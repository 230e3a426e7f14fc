import { get } from 'node:http';

/** A response as sent over the wire, its bytes in base64. */
export type Sent = { headers: Record<string, string>; body: string };

// Connection headers differ between servers.
const ofConnection = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

export async function fetchSent(url: string): Promise<Sent> {
  const { promise, resolve, reject } = Promise.withResolvers<Sent>();
  get(url, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, async (response) => {
    if (response.statusCode !== 200) return reject(new Error(`${url}: ${response.statusCode}`));
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    const headers = Object.entries(response.headers).filter(([name]) => !ofConnection.has(name));
    resolve({
      headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
      body: Buffer.concat(chunks).toString('base64'),
    });
  }).on('error', reject);
  return promise;
}
