import { WebSocket } from 'ws';
import { checkCertificate, renewCertificate } from './check-certificate.ts';
import { checkUploads } from './check-uploads.ts';
import { type Finding, failed, ok, reasonOf } from './finding.ts';

const timeoutMs = 10_000;

/** The key is unknown while the database is unavailable. */
export type Site = { url: string; anonKey?: string };

/** The product as visitors reach it: through the proxy, if there is one. */
export async function checkSite({ url, anonKey }: Site): Promise<Finding[]> {
  const ready = await checkReady(url);
  if (ready.state === 'failed') return [ready];
  const findings = await Promise.all([
    checkCertificate(url),
    anonKey ? checkSocket({ url, anonKey }) : [],
    checkUploads(url),
  ]);
  return [ready, ...findings.flat()];
}

async function checkReady(url: string): Promise<Finding> {
  try {
    const response = await fetch(`${url}/readyz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const target = findTarget(response, url);
    if (target) return describeRedirect(url, target);
    if (response.ok && (await isProduct(response))) return ok(`The product answers at ${url}.`);
    return failed(
      response.ok
        ? `Another program answers at ${url}/readyz.`
        : `${url}/readyz answers ${response.status}.`,
      response.status === 503
        ? 'If the product is starting, wait a minute. Otherwise do what the lines about the database and the files say.'
        : `${response.ok ? '' : 'Another program answers there. '}Let the proxy pass requests on to the product (docs/proxy.conf), or correct PUBLIC_URL or its DNS record.`,
    );
  } catch (error) {
    const cause = (error as Error).cause ?? error;
    return failed(
      `The product cannot be reached at ${url}: ${reasonOf(cause)}.`,
      adviceFor(cause as NodeJS.ErrnoException),
    );
  }
}

function findTarget({ status, headers }: Response, url: string): URL | undefined {
  const location = status >= 300 && status < 400 && headers.get('location');
  return location ? (URL.parse(location, url) ?? undefined) : undefined;
}

/** Mails, signed links and passkeys name PUBLIC_URL, and WebSockets follow no redirect. */
function describeRedirect(url: string, { origin, href }: URL): Finding {
  return failed(
    `${url} leads to ${origin === url ? href : origin}.`,
    origin === url
      ? 'Let the proxy pass /readyz on to the product (docs/proxy.conf).'
      : `Set PUBLIC_URL=${origin} and restart the product, or let the proxy pass requests on without a redirect.`,
  );
}

const isProduct = async (response: Response) =>
  (await response.text().catch(() => '')) === '{"status":"ok"}';

/** By the code of Node; another one may have any of these causes. */
function adviceFor({ code = '' }: NodeJS.ErrnoException): string {
  switch (code) {
    case 'ECONNREFUSED':
      return 'Start the product and the proxy in front of it, or correct PUBLIC_URL.';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'Correct the DNS record of PUBLIC_URL, or PUBLIC_URL itself.';
    case 'CERT_HAS_EXPIRED':
      return renewCertificate;
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return 'Give the proxy a certificate for the name in PUBLIC_URL.';
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'SELF_SIGNED_CERT_IN_CHAIN':
      return 'Browsers do not trust it. Give the proxy a certificate of a public authority (docs/proxy-tls.conf). If yours is private, put NODE_EXTRA_CA_CERTS=/path/to/ca.pem before this command.';
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
      return 'Let the proxy send the whole chain of its certificate (such as fullchain.pem), and reload it.';
    default:
      return 'Start the product and the proxy in front of it, and check PUBLIC_URL, its DNS record and the certificate.';
  }
}

/** Without WebSockets the back office works, but shows the changes of colleagues late. */
function checkSocket({ url, anonKey }: Required<Site>): Promise<Finding> {
  const address = `${url.replace(/^http/, 'ws')}/realtime/v1/websocket?vsn=1.0.0`;
  return new Promise((resolve) => {
    const socket = new WebSocket(`${address}&apikey=${anonKey}`, { handshakeTimeout: timeoutMs });
    socket.once('open', () => {
      socket.close();
      resolve(ok('WebSockets pass.'));
    });
    socket.once('error', (error) => {
      resolve(
        failed(
          `WebSockets do not pass: ${reasonOf(error)}.`,
          'Let the proxy forward upgrades of /realtime/v1/ (docs/proxy.conf).',
        ),
      );
    });
  });
}
