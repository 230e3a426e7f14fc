import { connect, type Socket } from 'node:net';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import { secondMs } from '../../domain/units.ts';
import type { AttachedFile } from './attachments.ts';

export interface Message {
  /** The same Message-ID for each attempt, so that mail programs show a duplicate once. */
  messageId: string;
  to: { name: string; address: string };
  /** Replaces the name of the sender. */
  fromName?: string;
  replyTo?: string;
  inReplyTo?: string;
  subject: string;
  html: string;
  text: string;
  attachments?: AttachedFile[];
  /** A calendar entry, with its method. */
  calendar?: string;
  /** Ends mail of this kind with one click. */
  unsubscribeLink?: string;
}

export interface Transport {
  send: (message: Message) => Promise<void>;
}

interface SmtpTransport extends Transport {
  /** Connects and signs in, and sends nothing. */
  verify: () => Promise<void>;
}

const connectTimeoutMs = 10 * secondMs;

type Options = {
  url: string;
  from: string;
  /** Mail that cannot be delivered comes back to this address if it has the domain of the sender. */
  bouncesTo?: string;
  /** Milliseconds for the whole delivery: a server that drips bytes never lets the socket time out. */
  timeout?: number;
};

export function createSmtpTransport(options: Options): SmtpTransport {
  const { timeout = 120 * secondMs } = options;

  const open = async () => {
    let socket: Socket | undefined;
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: options.url,
      greetingTimeout: 10 * secondMs,
      // A server that is slow to confirm a mail has accepted it: another attempt would send it twice.
      socketTimeout: timeout,
      disableFileAccess: true,
      disableUrlAccess: true,
      getSocket: (settings: SMTPTransport.Options, done) => {
        socket = openSocket(settings, done);
      },
    });
    return { transport, destroy: () => socket?.destroy() };
  };

  return {
    async verify() {
      const { transport, destroy } = await open();
      await within(15 * secondMs, transport.verify()).finally(destroy);
    },
    async send({ unsubscribeLink, fromName, calendar, ...message }) {
      const { transport, destroy } = await open();
      const sending = transport.sendMail({
        ...message,
        from: fromName ? { name: fromName, address: addressOf(options.from) } : options.from,
        references: message.inReplyTo,
        ...envelopeOf(options, message.to.address),
        icalEvent: calendar === undefined ? undefined : toIcalEvent(calendar),
        headers: unsubscribeLink
          ? {
              'List-Unsubscribe': `<${unsubscribeLink}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }
          : {},
      });
      await within(timeout, sending).catch((error) => {
        // Otherwise a mail that failed here might still arrive.
        destroy();
        throw error;
      });
    },
  };
}

const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;
const domainOf = (address: string): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** The sender of the envelope gets reports about mail. Another domain might not be allowed to send through this server (SPF). */
function envelopeOf({ from, bouncesTo }: Options, to: string) {
  if (!bouncesTo || domainOf(bouncesTo) !== domainOf(addressOf(from))) return {};
  return { envelope: { from: bouncesTo, to } };
}

/** Mail programs read the method from the type of the part, and show the buttons of an invitation by it. */
function toIcalEvent(content: string) {
  const method = /^METHOD:([A-Z]+)\r?$/m.exec(content)?.[1] ?? 'PUBLISH';
  return { method, content, filename: 'interview.ics' };
}

type OnSocket = (error: Error | null, given?: { connection: Socket }) => void;

/** Opens the socket instead of the mail library, so that this code can destroy it on a timeout. */
function openSocket({ host, port, secure }: SMTPTransport.Options, done: OnSocket): Socket {
  const socket = connect({ host, port: Number(port) || (secure ? 465 : 587) });
  const late = setTimeout(
    () => socket.destroy(new Error('The mail server cannot be reached')),
    connectTimeoutMs,
  );
  socket.once('connect', () => {
    clearTimeout(late);
    socket.off('error', done);
    done(null, { connection: socket });
  });
  socket.once('error', done);
  socket.once('close', () => clearTimeout(late));
  return socket;
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long')), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
