import type { Auth, Endpoint } from './context.ts';

// What the service says about itself: settings, health, public keys.

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
        phone: false,
        web3_ethereum: false,
        web3_solana: false,
      },
      disable_signup: !settings.signupEnabled,
      mailer_autoconfirm: settings.autoconfirm,
      phone_autoconfirm: false,
      sms_provider: '',
      mfa_enabled: true,
      saml_enabled: false,
      passkeys_enabled: false,
    });
}

export function getHealth({ settings }: Auth): Endpoint {
  return async (context) =>
    context.json({
      version: 'v2.0.0',
      name: 'GoTrue',
      description: `${settings.siteName} accounts, speaking the GoTrue protocol`,
    });
}

export function getKeySet({ keys }: Auth): Endpoint {
  return async (context) => {
    context.header('cache-control', 'public, max-age=600');
    return context.json(keys.jwks());
  };
}
