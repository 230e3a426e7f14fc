import { Portrait } from '../../art/portrait.tsx';
import { WordMark } from '../../art/word-mark.tsx';
import type { Testimonial } from './data.ts';

export type QuoteProps = Testimonial & { readCase: string };

export function Quote(props: QuoteProps) {
  const { quote, name, title, company, logo, image, caseUrl, readCase } = props;
  return (
    <figure className="grid min-w-0 content-start gap-6 wrap-anywhere rounded-card bg-wool p-7 md:p-8.5">
      <WordMark name={company} logo={logo} className="text-[1.15rem] text-soft" />
      <blockquote className="text-[1.2rem] leading-snug">
        <p className="quote">{quote}</p>
        {caseUrl && (
          <a
            href={caseUrl}
            className="mt-3 inline-block text-base font-semibold underline underline-offset-4"
          >
            {readCase}
          </a>
        )}
      </blockquote>
      <figcaption className="flex gap-3.5">
        {/* Decorative: the name is beside it. */}
        <span aria-hidden="true" className="flex-none">
          <Portrait image={image} name={name} className="size-13 rounded-full" />
        </span>
        <span className="pt-0.5 leading-snug">
          <b className="block font-semibold">{name}</b>
          <span className="text-[.95rem] text-soft">
            {title}, {company}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
