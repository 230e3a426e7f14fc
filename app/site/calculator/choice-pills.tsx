type ChoicePillsProps = {
  name: string;
  label: string;
  hint?: string;
  options: Record<string, string>;
  value: string;
  onChange: (value: string) => void;
};

export function ChoicePills({ name, label, hint, options, value, onChange }: ChoicePillsProps) {
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="pb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-1.5 sm:gap-2">
        {Object.entries(options).map(([option, text]) => (
          <label key={option} className="choice">
            <input
              type="radio"
              name={name}
              value={option}
              checked={value === option}
              onChange={() => onChange(option)}
              className="size-4.5 accent-primary"
            />
            {text}
          </label>
        ))}
      </div>
      {hint && <p className="text-[.92rem] text-soft">{hint}</p>}
    </fieldset>
  );
}
