import { createTransport } from 'nodemailer';

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

export function createSmtpTransport(options: { url: string; from: string }): Transport {
  const transport = createTransport({
    url: options.url,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 20 * second,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ unsubscribeLink, ...letter }) {
      await transport.sendMail({
        ...letter,
        from: options.from,
        headers: unsubscribeLink
          ? {
              'List-Unsubscribe': `<${unsubscribeLink}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }
          : {},
      });
    },
    close: () => transport.close(),
  };
}

/** The receiver will never take this mail; trying again would only annoy it. */
export function isPermanent(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command);
}
