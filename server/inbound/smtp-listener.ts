import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { maxMailBytes } from '../../domain/conversations/received-mail.ts';
import { findReplyToken, isInboxAddress } from '../../domain/conversations/reply-address.ts';
import { secondMs } from '../../domain/units.ts';
import { networkOf } from '../http/client/client-network.ts';
import { PacedWork } from '../http/pacing/paced-work.ts';
import type { Logger } from '../support/logger.ts';
import { AbusiveMail, collectMail } from './collect-mail.ts';
import { createFloodGuard, type FloodLimits } from './flood-guard.ts';
import { createCommandPace } from './pace-commands.ts';
import type { Arrival, StoredArrival } from './store-arrived.ts';

// Responses to mail servers (RFC 5321, RFC 3463). After a code that begins with 4 the sender retries for days.

type SmtpError = Error & { responseCode: number };

const rejection = (responseCode: number, text: string) => (): SmtpError =>
  Object.assign(new Error(text), { responseCode });

const accept = '2.0.0 Stored';

const reject = {
  tooManyConnections: rejection(421, '4.7.0 Too many connections, try again later'),
  flood: rejection(450, '4.7.1 Too much mail, try again later'),
  unavailable: rejection(451, '4.3.0 Not available, try again later'),
  noSpace: rejection(452, '4.3.1 No space, try again later'),
  unknownRecipient: rejection(550, '5.1.1 No such address'),
  tooLarge: rejection(552, '5.3.4 The mail is too large'),
};

/** The library ends the data of a connection that was closed with this error. Its text looks like that of a lost database. */
const isHangUp = (error: unknown): boolean => (error as { code?: unknown }).code === 'ECONNECTION';

export type SmtpListener = { port: number; stop: () => Promise<void> };

type Options = {
  port: number;
  host?: string;
  reusePort?: boolean;
  /** The address that replies are sent to; mail to any other is rejected. */
  inbox: string;
  /** Resolves once the mail survives the end of the process. */
  store: (arrival: Arrival) => Promise<StoredArrival>;
  /** False while the disk is almost full. */
  hasRoom: () => Promise<boolean>;
  limits?: Partial<FloodLimits>;
  logger: Pick<Logger, 'warn'>;
};

const maxRecipients = 20;
const closeMs = 5 * secondMs;
/** Pieces of up to 64 kB of one network (IPv6: /48) per iteration of the event loop; the rest waits in the sockets. */
const piecesPerTurn = 1;
/** Time for one mail: a sender that drips bytes never lets the socket time out. */
const mailMs = 300 * secondMs;

/**
 * Receives mail by SMTP, behind the MX record or the forwarder of the owner. It knows no accounts and relays nothing. A
 * mail is confirmed once it is stored; until then the response asks its sender to try again later.
 */
export async function startSmtpListener(options: Options): Promise<SmtpListener> {
  const { port, host, reusePort, inbox, logger } = options;
  const guard = createFloodGuard(options.limits, () =>
    logger.warn('received mail is rejected for a while: a flood'),
  );
  // Sessions that the guard counts. A session that ends before its greeting has no address and was never counted.
  const counted = new WeakMap<SMTPServerSession, string>();
  const paceCommands = createCommandPace();
  const pieces = new PacedWork(piecesPerTurn);
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
    onConnect: (session, done) => {
      const network = networkOf(session.remoteAddress);
      counted.set(session, network);
      paceCommands(server, session, network);
      done(guard.connect(network) ? null : reject.tooManyConnections());
    },
    onClose: (session) => {
      const network = counted.get(session);
      if (network !== undefined) guard.disconnect(network);
    },
    onRcptTo: ({ address }, { envelope, remoteAddress }, done) => {
      if (!isInboxAddress(inbox, address)) return done(reject.unknownRecipient());
      const isFirst = envelope.rcptTo.length === 0;
      done(!isFirst || guard.takeMail(networkOf(remoteAddress)) ? null : reject.flood());
    },
    onData: (stream, session, done) => {
      const close = () => {
        for (const connection of server.connections)
          if (connection.session === session) connection.close();
      };
      const late = setTimeout(close, mailMs);
      const network = networkOf(session.remoteAddress);
      const turn = () => new Promise<void>((resolve) => pieces.run(network, resolve));
      receive(options, guard.hold(network), turn, stream, session)
        .then(
          (response) => (response instanceof Error ? done(response) : done(null, accept)),
          (error) => {
            if (error instanceof AbusiveMail) return close();
            if (!isHangUp(error))
              logger.warn({ err: error }, 'received mail is not stored: its sender tries again');
            done(reject.unavailable());
          },
        )
        .finally(() => clearTimeout(late));
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

type Held = ReturnType<ReturnType<typeof createFloodGuard>['hold']>;

async function receive(
  { store, hasRoom, inbox }: Options,
  held: Held,
  turn: () => Promise<void>,
  stream: SMTPServerDataStream,
  { envelope, remoteAddress }: SMTPServerSession,
): Promise<SmtpError | undefined> {
  try {
    const raw = await collectMail(stream, held.add, turn);
    if (stream.sizeExceeded) return reject.tooLarge();
    if (!raw || !(await hasRoom())) return reject.noSpace();
    const recipients = envelope.rcptTo.map(({ address }) => address);
    const stored = await store({
      sender: envelope.mailFrom ? envelope.mailFrom.address : '',
      recipients,
      raw,
      network: networkOf(remoteAddress),
      replyTokens: recipients.flatMap((address) => findReplyToken(inbox, address) ?? []),
    });
    return stored === 'full' ? reject.noSpace() : undefined;
  } finally {
    held.release();
  }
}
