type CodeProps = { label: string; text: string };

/** An example to copy. It scrolls sideways, and can be reached by keyboard for that. */
export function Code({ label, text }: CodeProps) {
  return (
    <figure className="grid min-w-0 gap-1">
      <figcaption className="text-sm font-semibold text-soft">{label}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable */}
      <pre tabIndex={0} className="overflow-x-auto rounded-xl border border-line p-4 text-sm">
        <code>{text}</code>
      </pre>
    </figure>
  );
}
