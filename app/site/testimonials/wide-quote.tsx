import { Portrait } from '../../art/portrait.tsx';
import { WordMark } from '../../art/word-mark.tsx';
import { tieNumbers } from '../../i18n/tie-numbers.ts';
import { CaseLink, type QuoteProps } from './quote.tsx';

/** One quote, as wide as the page. */
export function WideQuote(props: QuoteProps) {
  const { quote, name, title, company, logo, image } = props;
  return (
    <figure className="grid items-center gap-x-12 gap-y-7 wrap-anywhere rounded-card bg-wool p-7 md:grid-cols-[1fr_auto] md:p-13">
      <blockquote className="font-head text-[clamp(1.35rem,2.4vw,1.9rem)] leading-snug font-medium tracking-tight text-balance">
        <p className="quote">{tieNumbers(quote)}</p>
      </blockquote>
      <figcaption className="flex items-center gap-4 md:grid md:justify-items-center md:text-center">
        {/* Decorative: the name is beside it. */}
        <span aria-hidden="true" className="flex-none">
          <Portrait image={image} name={name} className="size-18 rounded-full md:size-26" />
        </span>
        <span className="grid leading-snug">
          <b className="font-semibold">{name}</b>
          <span className="text-[.95rem] text-soft">
            {title}, {company}
          </span>
          <span className="md:justify-self-center">
            <CaseLink {...props} />
          </span>
          <WordMark
            name={company}
            logo={logo}
            className="pt-1.5 text-soft max-md:hidden md:justify-self-center"
          />
        </span>
      </figcaption>
    </figure>
  );
}
