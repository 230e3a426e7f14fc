import { z } from 'zod';
import { apiSettings } from './settings/api.ts';
import { authSettings } from './settings/auth.ts';
import { cdnSettings } from './settings/cdn.ts';
import { companySettings } from './settings/company.ts';
import type { Meta } from './settings/kinds.ts';
import { mailSettings } from './settings/mail.ts';
import { observeSettings } from './settings/observe.ts';
import { processSettings } from './settings/process.ts';
import { servicesSettings } from './settings/services.ts';

// Every setting of the product: its schema, its purpose and its allowed values. docs/settings.md is generated from it.

export const settings = z.object({
  ...processSettings,
  ...companySettings,
  ...mailSettings,
  ...servicesSettings,
  ...apiSettings,
  ...observeSettings,
  ...cdnSettings,
  ...authSettings,
});

export type Settings = z.infer<typeof settings>;
export type SettingName = keyof Settings;

export function metaOf(name: SettingName): Meta {
  return settings.shape[name].meta() as Meta;
}
