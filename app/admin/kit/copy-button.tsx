import { useState } from 'react';
import { Button } from '../../ui/button.tsx';

type CopyButtonProps = { text: string; label: string; done: string; onCopy?: () => void };

const praiseMs = 2000;

export function CopyButton({ text, label, done, onCopy }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  // Browsers provide no clipboard without HTTPS.
  if (!navigator.clipboard) return null;

  async function copy() {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    onCopy?.();
    setTimeout(() => setCopied(false), praiseMs);
  }

  return (
    <Button variant="quiet" size="compact" onClick={() => void copy()} aria-live="polite">
      {copied ? done : label}
    </Button>
  );
}
