import { ImapFlow } from 'imapflow';
import { secondMs } from '../../../domain/units.ts';

/** For a connection and a greeting, and for a silence after that. */
type Limits = { openMs: number; silenceMs: number };

const usualLimits: Limits = { openMs: 15 * secondMs, silenceMs: 60 * secondMs };

/** Opens the folder of an imap: or imaps: URL for reading only. */
export async function openMailbox(url: string, { openMs, silenceMs } = usualLimits) {
  const { hostname, port, protocol, username, password, pathname } = new URL(url);
  const folder = decodeURIComponent(pathname.slice(1)) || 'INBOX';
  const user = decodeURIComponent(username);
  const isSecure = protocol === 'imaps:';
  const client = new ImapFlow({
    host: hostname,
    port: Number(port) || (isSecure ? 993 : 143),
    secure: isSecure,
    // A password is not sent in clear text, except within this machine.
    ...(!isSecure &&
      !['localhost', '127.0.0.1', '[::1]'].includes(hostname) && { doSTARTTLS: true }),
    auth: { user, pass: decodeURIComponent(password) },
    logger: false,
    connectionTimeout: openMs,
    greetingTimeout: openMs,
    socketTimeout: silenceMs,
  });
  // Errors reject the calls; one between them must not end the process.
  client.on('error', () => undefined);
  const close = async () => {
    // The server may have closed the connection.
    await client.logout().catch(() => undefined);
    // After a rejected password the connection would otherwise stay open for a minute.
    client.close();
  };
  try {
    await client.connect();
    const { uidValidity } = await client.mailboxOpen(folder, { readOnly: true });
    const mailbox = `${user}@${hostname}/${folder}`.slice(0, 500);
    return { client, mailbox, uidValidity, close };
  } catch (error) {
    await close();
    throw error;
  }
}
