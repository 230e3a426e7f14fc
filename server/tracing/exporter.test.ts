import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { Logger } from '../support/logger.ts';
import { Exporter } from './exporter.ts';
import { type Span, spanKind } from './tracer.ts';

let collector: Server;

afterEach(() => {
  collector.close();
  collector.closeAllConnections();
});

const span: Span = {
  name: 'GET /',
  kind: spanKind.server,
  traceId: '0af7651916cd43dd8448eb211c80319c',
  spanId: 'b7ad6b7169203331',
  parentId: undefined,
  isSampled: true,
  startedAt: 0n,
  endedAt: 1n,
  attributes: {},
  hasFailed: false,
};

it('counts spans as lost if the collector cuts its response off', async () => {
  collector = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-length': '10' });
      response.write('{', () => response.destroy());
    });
  });
  await new Promise<void>((resolve) => {
    collector.listen(0, '127.0.0.1', resolve);
  });
  const lines: string[] = [];
  const log: Logger['info'] = (_: unknown, message?: unknown) => {
    lines.push(String(message));
  };
  const exporter = new Exporter({
    endpoint: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    headers: {},
    resource: {},
    logger: { info: log, warn: log },
  });
  exporter.add(span);
  await exporter.stop();
  expect(lines).toEqual(['traces cannot be sent']);
});
