import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { maxMailBytes } from '../../domain/conversations/received-mail.ts';
import { isInboxAddress } from '../../domain/conversations/reply-address.ts';
import type { Logger } from '../support/logger.ts';
import { createFloodGuard, type FloodLimits } from './flood-guard.ts';
import { accept, refuse, type SmtpError } from './smtp-responses.ts';
import type { Arrival, StoredArrival } from './store-arrived.ts';

export type SmtpListener = { port: number; stop: () => Promise<void> };

type Options = {
  port: number;
  host?: string;
  reusePort?: boolean;
  /** The address that replies are sent to; mail to any other is refused. */
  inbox: string;
  /** Resolves once the mail survives the end of the process. */
  store: (arrival: Arrival) => Promise<StoredArrival>;
  /** False while the disk is almost full. */
  hasRoom: () => Promise<boolean>;
  limits?: Partial<FloodLimits>;
  logger: Pick<Logger, 'warn'>;
};

const secondMs = 1000;
const maxRecipients = 20;
const closeMs = 5 * secondMs;

/**
 * Receives mail by SMTP, behind the MX record or the forwarder of the owner. It knows no accounts and relays nothing. A
 * mail is confirmed once it is stored; until then its sender is told to try again later.
 */
export async function startSmtpListener(options: Options): Promise<SmtpListener> {
  const { port, host, reusePort, inbox, logger } = options;
  const guard = createFloodGuard(options.limits, () =>
    logger.warn('received mail is refused for a while: a flood'),
  );
  const server = new SMTPServer({
    banner: 'Alpaca',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: maxMailBytes,
    maxRecipients,
    maxClients: guard.limits.connections,
    socketTimeout: 60 * secondMs,
    closeTimeout: closeMs,
    logger: false,
    onConnect: ({ remoteAddress }, done) =>
      done(guard.connect(remoteAddress) ? null : refuse.tooManyConnections()),
    onClose: ({ remoteAddress }) => guard.disconnect(remoteAddress),
    onMailFrom: (_, __, done) => done(guard.takeMail() ? null : refuse.flood()),
    onRcptTo: ({ address }, _, done) =>
      done(isInboxAddress(inbox, address) ? null : refuse.unknownRecipient()),
    onData: (stream, session, done) => {
      receive(options, guard.hold, stream, session).then(
        (response) => (response instanceof Error ? done(response) : done(null, accept)),
        (error) => {
          logger.warn({ err: error }, 'received mail is not stored: its sender tries again');
          done(refuse.unavailable());
        },
      );
    },
  });
  // A sender that hangs up is no error of the product.
  server.on('error', () => undefined);
  const listening = server.listen({ port, host, reusePort });
  await new Promise<void>((resolve, reject) => {
    listening.once('listening', resolve);
    listening.once('error', reject);
  });
  const address = listening.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

type Hold = ReturnType<typeof createFloodGuard>['hold'];

async function receive(
  { store, hasRoom }: Options,
  hold: Hold,
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
): Promise<SmtpError | undefined> {
  const held = hold();
  try {
    const chunks: Buffer[] = [];
    let isOver = false;
    // The stream is read to its end even if the mail is refused: only then the sender reads the response.
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      isOver ||= stream.sizeExceeded || !held.add(chunk.length);
      if (isOver) chunks.length = 0;
      else chunks.push(chunk);
    }
    if (stream.sizeExceeded) return refuse.tooLarge();
    if (isOver || !(await hasRoom())) return refuse.noSpace();
    const stored = await store({
      sender: envelope.mailFrom ? envelope.mailFrom.address : '',
      recipients: envelope.rcptTo.map(({ address }) => address),
      raw: Buffer.concat(chunks),
    });
    return stored === 'full' ? refuse.noSpace() : undefined;
  } finally {
    held.release();
  }
}
