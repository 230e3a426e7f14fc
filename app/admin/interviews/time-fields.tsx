import { formatShort } from '../../../domain/interviews/format-time.ts';
import { maxSuggestedTimes } from '../../../domain/interviews/interview.ts';
import { nameTimeZone } from '../../../domain/interviews/time-zone.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/fields/chip.tsx';
import { InputField } from '../../ui/fields/field.tsx';
import { useMessages } from '../use-messages.ts';
import { pickSuggestions, toLocal } from './local-time.ts';

type TimeFieldsProps = {
  /** The chosen times, as local times of the zone. */
  value: string[];
  onChange: (value: string[]) => void;
  zone: string;
  free: string[];
  /** True if only one time can be chosen. */
  isSingle?: boolean;
};

/** Chooses the times to suggest, or the agreed one, and offers times at which everybody is free. */
export function TimeFields({ value, onChange, zone, free, isSingle = false }: TimeFieldsProps) {
  const { form } = useMessages('interviews');
  const language = useLanguage();
  const shownTimes = isSingle ? value.slice(0, 1) : value;
  const toggle = (time: string) => {
    if (isSingle) return onChange([time]);
    if (value.includes(time)) return onChange(value.filter((other) => other !== time));
    const filled = value.filter(Boolean);
    return onChange([...filled, time].slice(0, maxSuggestedTimes));
  };
  return (
    <div className="grid gap-3">
      {shownTimes.map((time, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields have no identity but their order.
        <div key={index} className="flex items-end gap-2 *:first:min-w-0 *:first:grow">
          <InputField
            type="datetime-local"
            required
            label={isSingle ? form.agreedTime : fill(form.time, { number: String(index + 1) })}
            value={time}
            onChange={({ currentTarget }) =>
              onChange(
                value.map((other, otherIndex) =>
                  otherIndex === index ? currentTarget.value : other,
                ),
              )
            }
          />
          {!isSingle && shownTimes.length > 1 && (
            <Button
              variant="quiet"
              size="compact"
              className="min-h-11"
              onClick={() => onChange(value.filter((_, otherIndex) => otherIndex !== index))}
            >
              {form.removeTime}
            </Button>
          )}
        </div>
      ))}
      <p className="text-sm text-soft">
        {fill(form.zoneHint, { zone: nameTimeZone(zone, language) })}
      </p>
      {free.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="w-full text-sm text-soft sm:w-auto">{form.pick}</span>
          {pickSuggestions(free, zone).map((moment) => {
            const time = toLocal(moment, zone);
            return (
              <Chip
                key={moment}
                isOn={shownTimes.includes(time)}
                aria-pressed={shownTimes.includes(time)}
                onClick={() => toggle(time)}
              >
                {formatShort(moment, zone, language)}
              </Chip>
            );
          })}
        </div>
      )}
      {!isSingle && value.length < maxSuggestedTimes && (
        <Button
          variant="paper"
          size="compact"
          className="justify-self-start"
          onClick={() => onChange([...value, ''])}
        >
          {form.addTime}
        </Button>
      )}
    </div>
  );
}
