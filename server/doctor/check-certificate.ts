import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { dayMs } from '../../domain/units.ts';
import { type Finding, ok, warning } from './finding.ts';

/** Certificates of months are renewed a month before their end. */
const minDays = 14;
/** Certificates of days are renewed after two thirds of their life. */
const minPart = 1 / 4;
const timeoutMs = 10_000;

export const renewCertificate =
  'Renew it (certbot renew, or what your proxy has for it), and reload the proxy. Look at why it was not renewed by itself.';

/** Checks how long the certificate of the public URL is valid. Another check reports one that is not trusted. */
export async function checkCertificate(url: string): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(url);
  if (protocol !== 'https:') return [];
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = connect({
    host,
    port: Number(port || 443),
    ...(isIP(host) ? {} : { servername: host }),
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(timeoutMs) });
    const { valid_from: from, valid_to: to } = socket.getPeerCertificate();
    const daysUntil = (time: string) => (Date.parse(time) - Date.now()) / dayMs;
    const days = daysUntil(to);
    const life = days - daysUntil(from);
    const text = `The certificate of PUBLIC_URL is valid for ${Math.floor(days)} more days.`;
    return [days < Math.min(minDays, life * minPart) ? warning(text, renewCertificate) : ok(text)];
  } finally {
    socket.destroy();
  }
}
