import type { ReactNode } from 'react';

type SectionHeadingProps = { id?: string; title: string; lead?: ReactNode };

export function SectionHeading({ id, title, lead }: SectionHeadingProps) {
  return (
    <div className="pb-9 md:pb-11">
      <h2 id={id} className="measure-24 text-[clamp(1.9rem,3.4vw,2.8rem)]">
        {title}
      </h2>
      {lead && <p className="measure-60 pt-4 text-[1.1rem] text-balance text-soft">{lead}</p>}
    </div>
  );
}
