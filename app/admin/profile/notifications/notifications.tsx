import { noticePreferences } from '../../../../domain/mail/notice-preference.ts';
import { CheckboxField } from '../../../ui/fields/field.tsx';
import { usePreference } from '../../kit/preferences/use-preference.ts';
import type { AdminMessages } from '../../messages.en.ts';
import { useStaff } from '../../shell/staff-context.ts';
import { ProfilePanel } from '../panel.tsx';

type NotificationSwitchesProps = { messages: AdminMessages['profile']['notifications'] };

/** Switches for mail to the user. Editors get no mail about notifications. */
export function NotificationSwitches({ messages }: NotificationSwitchesProps) {
  const { role } = useStaff();
  if (role === 'editor') return null;
  return (
    <ProfilePanel title={messages.title} text={messages.text}>
      <MailPreference name={noticePreferences.clientAnswers} label={messages.clientAnswers} />
      <MailPreference name={noticePreferences.mentions} label={messages.mentions} />
      <MailPreference name={noticePreferences.tasks} label={messages.tasks} />
      <MailPreference name={noticePreferences.withdrawals} label={messages.withdrawals} />
      <MailPreference name={noticePreferences.interviews} label={messages.interviews} />
    </ProfilePanel>
  );
}

function MailPreference({ name, label }: { name: string; label: string }) {
  const [isOn = true, remember] = usePreference<boolean>(name);
  return (
    <CheckboxField
      label={label}
      checked={isOn}
      onChange={({ target }) => remember(target.checked ? null : false)}
    />
  );
}
