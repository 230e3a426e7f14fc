import { type ComponentProps, useState } from 'react';
import { TextareaField } from '../../ui/field.tsx';

type SavedTextareaProps = Omit<ComponentProps<typeof TextareaField>, 'value' | 'onChange'> & {
  value: string;
  /** Resolves to true once it is saved. */
  save: (value: string) => Promise<boolean>;
};

/** Saves on blur. A colleague's change appears unless the user is typing. */
export function SavedTextarea({ value, save, ...props }: SavedTextareaProps) {
  const [draft, setDraft] = useState<string>();
  const leave = async () => {
    if (draft === undefined) return;
    if (draft.trim() === value.trim() || (await save(draft.trim()))) setDraft(undefined);
  };
  return (
    <TextareaField
      {...props}
      value={draft ?? value}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => void leave()}
    />
  );
}
