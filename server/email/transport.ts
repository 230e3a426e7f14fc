import type { Transporter } from 'nodemailer';

export interface Letter {
  /** The same on every try, so that a mail program shows a repeated one once. */
  messageId: string;
  to: { name: string; address: string };
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** Where one click ends mails of this kind. */
  unsubscribeLink?: string;
}

export interface Transport {
  send: (letter: Letter) => Promise<void>;
  close: () => void;
}

const second = 1000;

type Options = {
  url: string;
  from: string;
  /** Milliseconds for all of it: a server that drips bytes never lets the socket time out. */
  patience?: number;
};

export function createSmtpTransport(options: Options): Transport {
  const { patience = 120 * second } = options;
  let opened: Promise<Transporter> | undefined;
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: options.url,
      connectionTimeout: 10 * second,
      greetingTimeout: 10 * second,
      socketTimeout: 20 * second,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  return {
    async send({ unsubscribeLink, ...letter }) {
      opened ??= open();
      const transport = await opened;
      const sending = transport.sendMail({
        ...letter,
        from: options.from,
        headers: unsubscribeLink
          ? {
              'List-Unsubscribe': `<${unsubscribeLink}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }
          : {},
      });
      await within(patience, sending);
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long')), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The receiver will never take this mail; trying again would only annoy it. */
export function isPermanent(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command);
}
