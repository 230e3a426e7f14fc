import { useState } from 'react';
import { suggestSendTimes } from '../../../../domain/mail/send-time.ts';
import { localeOf } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { InputField } from '../../../ui/fields/field.tsx';

type SendAtFieldProps = {
  label: string;
  /** Local time, as a datetime-local field holds it. */
  value: string;
  onChange: (value: string) => void;
  error?: string | false;
};

/** The time at which a mail is sent, with suggestions. */
export function SendAtField({ label, value, onChange, error }: SendAtFieldProps) {
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const format = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <div className="grid gap-2">
      <InputField
        name="send_at"
        type="datetime-local"
        label={label}
        error={error}
        required
        min={toLocalTime(now)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        {suggestSendTimes(now).map((time) => (
          <Button
            key={time.getTime()}
            variant="paper"
            size="compact"
            aria-pressed={value === toLocalTime(time)}
            onClick={() => onChange(toLocalTime(time))}
          >
            {format.format(time)}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Returns the first suggestion, for a field that is shown for the first time. */
export function defaultSendAt(): string {
  return toLocalTime(suggestSendTimes(new Date())[0]);
}

function toLocalTime(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
