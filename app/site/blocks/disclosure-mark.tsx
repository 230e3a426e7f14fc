/** The arrow in the summary of a disclosure. It is rotated while the disclosure is open. */
export function DisclosureMark() {
  return (
    <svg viewBox="0 0 16 16" className="disclosure-mark w-4 flex-none" aria-hidden="true">
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
