import type { CSSProperties } from 'react';
import { Toaster as Sonner } from 'sonner';

// Sonner reads these custom properties; ui.css gives errors their own values.
const colours = {
  '--normal-bg': 'var(--color-paper)',
  '--normal-text': 'var(--color-ink)',
  '--normal-border': 'var(--color-line)',
  '--border-radius': 'var(--radius-compact)',
  fontFamily: 'var(--font-sans)',
} as CSSProperties;

/** Shown once per document, above the bars of actions at the bottom; `toast` then works from anywhere. */
export function Toaster() {
  return (
    <Sonner
      theme="system"
      position="bottom-center"
      offset={{ bottom: '5.5rem' }}
      mobileOffset={{ bottom: '7.5rem' }}
      style={colours}
      toastOptions={{ classNames: { error: 'toast-error' } }}
    />
  );
}
