import { Kbd } from '../../../ui/kbd.tsx';
import { useMessages } from '../../use-messages.ts';

/** `g j` as a sequence of keys. */
export function Keys({ keys }: { keys: string }) {
  const { keyNames, followedBy } = useMessages('shortcuts');
  const parts = keys === ' ' ? [keys] : keys.split(' ');
  return (
    <span className="ml-auto flex flex-none items-center gap-1">
      {parts.map((key, position) => (
        <span key={`${key}-${parts.slice(0, position).join()}`} className="flex items-center gap-1">
          {position > 0 && <span className="text-xs text-soft">{followedBy}</span>}
          <Kbd>{keyNames[key] ?? key.toUpperCase()}</Kbd>
        </span>
      ))}
    </span>
  );
}

export function paletteKeys(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';
}
