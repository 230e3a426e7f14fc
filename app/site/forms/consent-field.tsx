import { useCommonMessages } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { CheckboxField } from '../../ui/fields/field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DisclosureMark } from '../blocks/disclosure-mark.tsx';
import { useConstraints, useFieldError, useFormMessages } from './form-context.ts';
import { splitSentence } from './split-sentence.ts';

type ConsentFieldProps = { text: string; isAgreed: boolean };

/** The first sentence says what is agreed to; the rest of the text is in a disclosure. */
export function ConsentField({ text, isAgreed }: ConsentFieldProps) {
  const { opensInNewTab } = useCommonMessages();
  const { privacy, readMore, readMoreOf } = useFormMessages();
  const { required } = useConstraints('consent');
  const { first, rest } = splitSentence(text);
  return (
    <CheckboxField
      name="consent"
      required={required}
      defaultChecked={isAgreed}
      error={useFieldError('consent')}
      label={<span className="text-[.95rem]">{first}</span>}
      more={
        <div className="flex flex-wrap gap-x-5 text-[.95rem]">
          {rest && (
            <details className="open:basis-full">
              <summary className="flex min-h-8 w-fit cursor-pointer items-center gap-2 underline underline-offset-4">
                <span>
                  {readMore}
                  <VisuallyHidden> {readMoreOf}</VisuallyHidden>
                </span>
                <DisclosureMark />
              </summary>
              <p className="pb-1 text-soft">{rest}</p>
            </details>
          )}
          {/* A new tab: typed values would be lost with the page. */}
          <LocalizedLink
            to="/privacy-policy"
            target="_blank"
            className="flex min-h-8 items-center underline underline-offset-4"
          >
            {privacy}
            <VisuallyHidden> ({opensInNewTab})</VisuallyHidden>
          </LocalizedLink>
        </div>
      }
    />
  );
}
