import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { connect } from 'node:tls';
import { expect, it } from 'vitest';
import { shortenTlsError } from './shorten-tls-error.ts';

it('says that a port responds without TLS', async () => {
  const plain = createServer((socket) => socket.end('220 mail.example.com ESMTP\r\n'));
  await once(plain.listen(0, '127.0.0.1'), 'listening');
  const client = connect({ port: (plain.address() as AddressInfo).port, host: '127.0.0.1' });
  const [error] = (await once(client, 'error').catch((reason) => [reason])) as [Error];
  plain.close();
  expect(error.message).toContain('SSL routines');
  expect(shortenTlsError(error.message)).toBe('this port responds without TLS');
});

it('leaves out the source of OpenSSL and the advice of Node, and keeps other errors', () => {
  expect(
    shortenTlsError(
      '40E7:error:0A000410:SSL routines:ssl3_read_bytes:ssl/tls alert handshake failure:../deps/openssl/ssl/record/rec_layer_s3.c:916:SSL alert number 40\n',
    ),
  ).toBe('ssl/tls alert handshake failure');
  expect(
    shortenTlsError(
      'unable to verify the first certificate; if the root CA is installed locally, try',
    ),
  ).toBe('unable to verify the first certificate');
  expect(shortenTlsError('connect ECONNREFUSED 127.0.0.1:25')).toBe(
    'connect ECONNREFUSED 127.0.0.1:25',
  );
});
