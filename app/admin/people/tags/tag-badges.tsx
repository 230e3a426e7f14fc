/** Tags in a dense row: the first few, and a count of the others. */
export function TagBadges({ names, max = 3 }: { names: string[]; max?: number }) {
  if (names.length === 0) return null;
  const shown = names.slice(0, max);
  return (
    <span className="inline-flex flex-wrap gap-1 align-middle">
      {shown.map((name) => (
        <span key={name} className="rounded-md bg-wool px-2 py-0.5 text-xs whitespace-nowrap">
          {name}
        </span>
      ))}
      {names.length > max && (
        <span className="py-0.5 text-xs text-soft" title={names.slice(max).join(', ')}>
          +{names.length - max}
        </span>
      )}
    </span>
  );
}
