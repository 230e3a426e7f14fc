import type { Auth, Endpoint } from './context.ts';

export function getHealth({ settings }: Auth): Endpoint {
  return async (context) =>
    context.json({
      version: 'v2.0.0',
      name: 'GoTrue',
      description: `${settings.siteName} accounts, speaking the GoTrue protocol`,
    });
}
