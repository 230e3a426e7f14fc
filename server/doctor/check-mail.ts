import type { Config } from '../boot/config.ts';
import { describeFailure } from '../email/smtp-failure.ts';
import { createSmtpTransport } from '../email/transport.ts';
import { openMailbox } from '../inbound/mailbox/open-mailbox.ts';
import {
  type Finding,
  failed,
  ok,
  privateAuthority,
  reasonOf,
  thenRestart,
  warning,
} from './finding.ts';

export async function checkMail(config: Config): Promise<Finding[]> {
  return (await Promise.all([checkOutgoing(config), checkMailbox(config)])).flat();
}

const timeoutMs = 10_000;

async function checkOutgoing({ SMTP_URL, MAIL_FROM }: Config): Promise<Finding> {
  if (!SMTP_URL) {
    return warning(
      'SMTP_URL is not set: no mail is sent.',
      `Set it to your mail server, such as smtp://user:password@mail.example.com:587. ${thenRestart}`,
    );
  }
  try {
    await createSmtpTransport({ url: SMTP_URL, from: MAIL_FROM }).verify();
    return ok('The mail server accepts the account of SMTP_URL.');
  } catch (error) {
    return failed(
      `The mail server of SMTP_URL cannot be used: ${answerOf(error)}.`,
      `Correct its name, port, user or password in SMTP_URL (# / ? @ : % in a password are written %23 %2F %3F %40 %3A %25). On port 465 it begins with smtps://, on others with smtp://. ${privateAuthority} ${thenRestart}`,
    );
  }
}

/** The words of the mail server, which name no recipient here: nothing was sent. */
function answerOf(error: unknown): string {
  const { response } = error as { response?: string };
  return response ? reasonOf({ message: response }) : describeFailure(error).reason;
}

async function checkMailbox({ INBOUND_IMAP_URL }: Config): Promise<Finding[]> {
  if (!INBOUND_IMAP_URL) return [];
  try {
    const { close } = await openMailbox(INBOUND_IMAP_URL, {
      openMs: timeoutMs,
      silenceMs: timeoutMs,
    });
    await close();
    return [ok('The mailbox of INBOUND_IMAP_URL can be read.')];
  } catch (error) {
    const { responseText } = error as { responseText?: string };
    return [
      failed(
        `The mailbox of INBOUND_IMAP_URL cannot be read: ${responseText ?? reasonOf(error).replace(/\?$/, '')}.`,
        `Correct its name, user, password or folder in INBOUND_IMAP_URL; replies of candidates wait in it. ${privateAuthority} ${thenRestart}`,
      ),
    ];
  }
}
