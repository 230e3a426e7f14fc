type ContentsProps = { title: string; parts: { id: string; text: string }[] };

/** The table of contents of a long text. */
export function Contents({ title, parts }: ContentsProps) {
  return (
    <nav aria-label={title} className="print:hidden lg:sticky lg:top-28 lg:self-start">
      <p className="pb-2 font-semibold">{title}</p>
      <ol className="border-l-2 border-line">
        {parts.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-0.5 flex min-h-9 items-center border-l-2 border-transparent py-1 pl-4 text-[.98rem] leading-snug text-soft hover:border-apricot hover:text-ink"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
