import type { Query } from '../../postgres/query.ts';
import type { AuthSettings } from '../auth-settings.ts';
import { AuthError, invalid } from '../errors.ts';

type Settings = Pick<AuthSettings, 'sms'>;

/** Whether a code can get to the number. Without a gateway only the numbers of test codes can be used. */
export const isReachable = ({ sms }: Settings, phone: string): boolean =>
  sms !== undefined && (sms.url !== undefined || sms.testCodes.has(phone));

export function requireReachable(settings: Settings, phone: string): void {
  if (!isReachable(settings, phone)) throw phoneDisabled();
}

const phoneDisabled = () =>
  new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');

export function requireSmsChannel(channel: string | undefined): void {
  if (channel && channel !== 'sms') throw invalid("Invalid channel, supported values are 'sms'");
}

/** Staff sign in by e-mail: taking over a phone number must not open the back office. */
export async function requireNoStaff(query: Query, userId: string): Promise<void> {
  const { rowCount } = await query('select from public.staff_profiles where user_id = $1', [
    userId,
  ]);
  if (rowCount === 0) return;
  throw new AuthError(422, 'phone_provider_disabled', 'Staff accounts cannot sign in by phone');
}
