import { useState } from 'react';
import { Button } from '../../ui/button.tsx';

type CopyButtonProps = { text: string; label: string; done: string };

const praiseMs = 2000;

export function CopyButton({ text, label, done }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  // Browsers keep the clipboard to themselves where a page is served without https.
  if (!navigator.clipboard) return null;

  async function copy() {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), praiseMs);
  }

  return (
    <Button variant="quiet" size="compact" onClick={() => void copy()} aria-live="polite">
      {copied ? done : label}
    </Button>
  );
}
