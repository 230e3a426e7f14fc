type RadioFieldProps = {
  name: string;
  label: string;
  hint?: string;
  checked: boolean;
  onChoose: () => void;
};

export function RadioField({ name, label, hint, checked, onChoose }: RadioFieldProps) {
  return (
    <label className="grid grid-cols-[auto_1fr] gap-x-3">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="mt-0.5 size-4.5 accent-primary"
      />
      <span className="wrap-anywhere">{label}</span>
      {hint && <span className="col-start-2 text-sm text-soft">{hint}</span>}
    </label>
  );
}
