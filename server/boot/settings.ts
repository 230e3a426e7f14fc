import { z } from 'zod';
import { authSettings } from './settings/auth.ts';
import type { Meta } from './settings/kinds.ts';
import { productSettings } from './settings/product.ts';

// Every setting of the product: its schema, its purpose and its allowed values. docs/settings.md is generated from it.

export const settings = z.object({ ...productSettings, ...authSettings });

export type Settings = z.infer<typeof settings>;
export type SettingName = keyof Settings;

export function metaOf(name: SettingName): Meta {
  return settings.shape[name].meta() as Meta;
}
