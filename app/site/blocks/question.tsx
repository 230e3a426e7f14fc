import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { DisclosureMark } from './disclosure-mark.tsx';

export type QuestionLink = { to: string; label: string };

type QuestionProps = { question: string; answer: string; link?: QuestionLink; open?: boolean };

/** The browser's own disclosure: works without JavaScript and with the browser's search. */
export function Question({ question, answer, link, open = false }: QuestionProps) {
  return (
    <details open={open} className="rounded-[20px] border border-line bg-paper">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-5 px-5 py-4 text-[1.08rem] font-semibold text-balance md:px-7">
        {question}
        <DisclosureMark />
      </summary>
      <p className="measure-68 px-5 pb-6 text-soft md:px-7">
        {answer}
        {link && (
          <>
            {' '}
            <LocalizedLink to={link.to} className="text-ink underline underline-offset-4">
              {link.label}
            </LocalizedLink>
          </>
        )}
      </p>
    </details>
  );
}
