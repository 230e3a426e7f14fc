import { type ReactNode, useId } from 'react';

type RadioProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onChoose: () => void;
};

export function Radio({ name, label, hint, checked, onChoose }: RadioProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
      <input
        id={id}
        type="radio"
        name={name}
        className="mt-0.5 size-5 min-h-0! accent-primary"
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={checked}
        onChange={onChoose}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="col-start-2 text-sm text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
