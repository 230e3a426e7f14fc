import { IconButton } from './icon-button.tsx';
import { Popover } from './overlays/popover.tsx';

type ExplanationProps = { label: string; children: string };

/** A question mark that opens the explanation of a figure, by mouse or keyboard. */
export function Explanation({ label, children }: ExplanationProps) {
  return (
    <Popover
      label={label}
      trigger={<IconButton icon="help" label={label} className="-my-1.5 size-8" />}
      className="max-w-72"
    >
      <p className="px-1.5 py-1 leading-relaxed">{children}</p>
    </Popover>
  );
}
