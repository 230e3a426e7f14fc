import { fill } from '../../../i18n/format.ts';
import type { Message } from '../../../i18n/messages-of.ts';
import { Button } from '../../../ui/button.tsx';

type RowButtonProps = {
  /** `buttonOf` is the label for screen readers, which names the row. */
  messages: { button: string; buttonOf: Message<'name'> };
  name: string;
  onClick: () => void;
  variant?: 'paper' | 'quiet';
};

/** A button in the row of a named item. */
export function RowButton({ messages, name, onClick, variant = 'paper' }: RowButtonProps) {
  return (
    <Button
      variant={variant}
      size="compact"
      aria-label={fill(messages.buttonOf, { name })}
      onClick={onClick}
    >
      {messages.button}
    </Button>
  );
}
