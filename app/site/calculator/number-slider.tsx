import { useId } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toNumber, withDecimalSign } from './calculation-query.ts';

type NumberSliderProps = {
  name: string;
  label: string;
  value: string;
  min: number;
  max: number;
  step?: number;
  onChange: (value: string) => void;
};

/** A number field, with a slider once scripts run. */
export function NumberSlider(props: NumberSliderProps) {
  const { name, label, value, min, max, step = 1, onChange } = props;
  const id = useId();
  const language = useLanguage();
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-5 @max-[20rem]:flex-wrap">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <input
          id={id}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="min-h-11 w-28 rounded-xl border border-edge bg-paper px-3.5 py-2 text-right font-semibold tabular-nums"
        />
      </div>
      <input
        type="range"
        aria-label={label}
        min={min}
        max={max}
        step={step}
        value={toNumber(value) ?? min}
        onChange={(event) => onChange(withDecimalSign(event.target.value, language))}
        className="needs-js h-6 w-full accent-primary"
      />
    </div>
  );
}
