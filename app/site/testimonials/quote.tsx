import { Portrait } from '../../art/portrait.tsx';
import { WordMark } from '../../art/word-mark.tsx';
import { tieNumbers } from '../../i18n/tie-numbers.ts';
import type { Testimonial } from './data.ts';

export type QuoteProps = Testimonial & { readCase: string };

export function Quote(props: QuoteProps) {
  const { quote, name, title, company, logo, image } = props;
  return (
    <figure className="grid min-w-0 content-start gap-6 wrap-anywhere rounded-card bg-wool p-7 md:p-8.5">
      <WordMark name={company} logo={logo} className="text-[1.15rem] text-soft" />
      <blockquote className="text-[1.2rem] leading-snug">
        <p className="quote">{tieNumbers(quote)}</p>
      </blockquote>
      <figcaption className="flex gap-3.5">
        {/* Decorative: the name is beside it. */}
        <span aria-hidden="true" className="flex-none">
          <Portrait image={image} name={name} className="size-13 rounded-full" />
        </span>
        <span className="pt-0.5 leading-snug">
          <b className="block font-semibold">{name}</b>
          <span className="block text-[.95rem] text-soft">
            {title}, {company}
          </span>
          <CaseLink {...props} />
        </span>
      </figcaption>
    </figure>
  );
}

type CaseLinkProps = Pick<QuoteProps, 'caseUrl' | 'readCase' | 'company'>;

/** A plain link: quotes are rendered on the server only. */
export function CaseLink({ caseUrl, readCase, company }: CaseLinkProps) {
  if (!caseUrl) return null;
  return (
    <a href={caseUrl} className="inline-block py-1.5 font-medium underline underline-offset-4">
      {readCase}
      <span className="sr-only">: {company}</span>
    </a>
  );
}
