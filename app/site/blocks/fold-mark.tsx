/** The mark of a disclosure; rotated while it is open. */
export function FoldMark() {
  return (
    <svg viewBox="0 0 16 16" className="fold-mark w-4 flex-none" aria-hidden="true">
      <path
        d="M3 6l5 5 5-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
