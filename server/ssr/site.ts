import type { Site } from '../../app/load-context.ts';
import type { Config } from '../boot/config.ts';

/** Returns the settings that are available to every page. */
export function siteOf(config: Config): Site {
  return {
    name: config.SITE_NAME,
    url: config.PUBLIC_URL,
    contactEmail: config.CONTACT_EMAIL,
    contactPhone: config.CONTACT_PHONE,
    supportEmail: config.SUPPORT_EMAIL,
    socialUrl: config.SOCIAL_URL,
    hasLinkedin: config.LINKEDIN_CLIENT_ID !== undefined,
    projectPriceEur: config.PROJECT_PRICE_EUR,
    sekPerEur: config.SEK_PER_EUR,
  };
}
