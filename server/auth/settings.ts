import type { Auth, Endpoint } from './context.ts';

const providersOff = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'notion',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'x',
  'zoom',
];

export function getSettings({ settings, providers }: Auth): Endpoint {
  return async (context) =>
    context.json({
      external: {
        ...Object.fromEntries(providersOff.map((name) => [name, false])),
        anonymous_users: settings.anonymousEnabled,
        linkedin_oidc: providers.has('linkedin_oidc'),
        email: settings.emailEnabled,
        phone: settings.sms !== undefined,
        web3_ethereum: false,
        web3_solana: false,
      },
      disable_signup: !settings.signupEnabled,
      mailer_autoconfirm: settings.autoconfirm,
      phone_autoconfirm: false,
      sms_provider: settings.sms ? 'webhook' : '',
      mfa_enabled: true,
      saml_enabled: false,
      passkeys_enabled: true,
    });
}
