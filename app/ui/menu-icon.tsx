/** Two lines, which become a cross while the menu is open. */
export function MenuIcon({ open }: { open: boolean | undefined }) {
  return (
    <svg viewBox="0 0 24 24" className="w-6" aria-hidden="true">
      <path
        d={open ? 'M5 5l14 14M19 5L5 19' : 'M3 8h18M3 16h18'}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
