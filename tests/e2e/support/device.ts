import type { Page } from '@playwright/test';

/** A device that verifies its user and stores passkeys, as a phone or laptop does, or by USB a security key. */
export async function addDevice(
  page: Page,
  transport: 'internal' | 'usb' = 'internal',
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
