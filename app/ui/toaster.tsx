import { Toaster as Sonner } from 'sonner';

/** Shown once per document; `toast` of sonner then works from anywhere. */
export function Toaster() {
  return (
    <Sonner
      theme="system"
      position="bottom-right"
      toastOptions={{
        style: {
          background: 'var(--color-paper)',
          color: 'var(--color-ink)',
          borderColor: 'var(--color-line)',
          borderRadius: 'var(--radius-compact)',
          fontFamily: 'var(--font-sans)',
        },
      }}
    />
  );
}
