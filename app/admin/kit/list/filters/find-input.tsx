import { useMessages } from '../../../use-messages.ts';

type FindInputProps = { value: string; onChange: (text: string) => void };

export function FindInput({ value, onChange }: FindInputProps) {
  const { findOption } = useMessages('list');
  return (
    <input
      type="search"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      aria-label={findOption}
      placeholder={findOption}
      className="w-full rounded-lg border border-line bg-page px-2.5"
    />
  );
}
