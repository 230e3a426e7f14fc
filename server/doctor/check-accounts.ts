import { createProviders } from '../auth/oauth/providers.ts';
import type { Config } from '../boot/config.ts';
import { linkedinOf } from '../boot/settings-of.ts';
import { innermostReason } from '../support/innermost-reason.ts';
import { type Finding, failed, ok, thenRestart } from './finding.ts';

const timeoutMs = 10_000;

/** Checks the external services that signing in depends on, as far as they are set. */
export async function checkAccounts(config: Config): Promise<Finding[]> {
  return (await Promise.all([checkProvider(config), checkGateway(config)])).flat();
}

async function checkProvider(config: Config): Promise<Finding[]> {
  const [provider] = createProviders({ linkedin: linkedinOf(config) }).values();
  if (!provider) return [];
  try {
    await provider.assertReachable();
    return [ok('The sign-in provider of LINKEDIN_ISSUER responds.')];
  } catch (error) {
    return [
      failed(
        `The sign-in provider of LINKEDIN_ISSUER cannot be used: ${innermostReason(error)}.`,
        `Open ${config.LINKEDIN_ISSUER}/.well-known/openid-configuration from this machine; the issuer in it must be the URL in LINKEDIN_ISSUER. Correct that. ${thenRestart}`,
      ),
    ];
  }
}

/** Any response will do: only a message would show whether the gateway accepts one. */
async function checkGateway({ SMS_URL }: Config): Promise<Finding[]> {
  if (!SMS_URL) return [];
  try {
    await fetch(SMS_URL, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return [ok('The SMS gateway of SMS_URL responds.')];
  } catch (error) {
    return [
      failed(
        `The SMS gateway of SMS_URL cannot be reached: ${innermostReason(error)}.`,
        `Nobody can sign in by phone. Correct its name or port in SMS_URL, or its certificate. ${thenRestart}`,
      ),
    ];
  }
}
