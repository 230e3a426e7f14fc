// The bytes that attacks send: bodies with many keys, and what no ordinary HTTP client sends.

/** A body with more keys than `jsonLimits` allows would be rejected early, which costs little. */
const namesPerCall = 1_990;

/** The body of a call with as many arguments as possible. */
export function namesBody(): string {
  const fields = Array.from(
    { length: namesPerCall },
    (_, index) => `"${String(index).padStart(24, 'x')}":0`,
  );
  return `{${fields.join()}}`;
}

/** A JSON object with this number of keys. */
export const manyKeys = (count: number) =>
  `{${Array.from({ length: count }, (_, index) => `"${index.toString(36)}":0`).join(',')}}`;

type RawAttack = {
  name: string;
  /** Sent first. With `isUpgrade` the client waits for the response before it goes on. */
  opening: (anonKey: string, forwarded: string) => string;
  isUpgrade?: boolean;
  /** Sent again and again after it, as fast as the server reads. */
  repeated: Buffer;
};

const formOpening = 'content-type: multipart/form-data; boundary=x\r\ntransfer-encoding: chunked';

const cvPart = '--x\r\ncontent-disposition: form-data; name="cv"; filename="a.pdf"\r\n\r\n';

export const rawAttacks: Record<string, RawAttack> = {
  chunks: {
    name: 'a form in chunks of one byte',
    opening: (_, forwarded) =>
      `POST /functions/v1/apply HTTP/1.1\r\nhost: x\r\n${forwarded}\r\n${formOpening}\r\n\r\n${cvPart.length.toString(16)}\r\n${cvPart}\r\n`,
    repeated: Buffer.from('1\r\na\r\n'.repeat(2_000)),
  },
  ahead: {
    name: 'requests sent ahead of their responses',
    // The requests need no opening.
    opening: () => '',
    repeated: Buffer.from('GET /nowhere HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(2_000)),
  },
  pings: {
    name: 'websocket pings without content',
    isUpgrade: true,
    opening: (key, forwarded) =>
      `GET /realtime/v1/websocket?apikey=${key}&vsn=1.0.0 HTTP/1.1\r\nhost: x\r\n${forwarded}\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
    repeated: Buffer.alloc(6 * 2_000, Buffer.from([0x89, 0x80, 0, 0, 0, 0])),
  },
};
