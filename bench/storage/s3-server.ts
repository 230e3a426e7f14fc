import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** Credentials that the fake service accepts. */
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: process.env.FOLDER ?? (await mkdtemp(join(tmpdir(), 'alpaca-bench-s3-'))),
  configureBuckets: [{ name: 'alpaca' }],
});
const { port } = await server.run();
process.send?.(port);
