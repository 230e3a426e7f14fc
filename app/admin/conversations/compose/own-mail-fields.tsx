import type { Language } from '../../../../domain/language.ts';
import { maxSubjectLength } from '../../../../domain/mail/staff-mail.ts';
import { fill } from '../../../i18n/format.ts';
import { InputField } from '../../../ui/fields/field.tsx';
import { RichTextField } from '../../kit/rich-text/rich-text-field.tsx';
import { useMessages } from '../../use-messages.ts';
import type { useMessageDraft } from './use-message-draft.ts';

type OwnMailFieldsProps = Pick<ReturnType<typeof useMessageDraft>, 'current' | 'write'> & {
  /** The language of the text. */
  language: Language;
  firstName: string | undefined;
};

/** The subject and the text of a mail that the colleague writes. */
export function OwnMailFields({ current, write, language, firstName }: OwnMailFieldsProps) {
  const { reply: t, variables: names } = useMessages('conversations');
  return (
    <>
      <InputField
        name="subject"
        label={t.subject}
        value={current.subject}
        onChange={(event) => write(() => ({ subject: event.target.value }))}
        maxLength={maxSubjectLength}
        lang={language}
      />
      <RichTextField
        label={fill(t.message, { name: firstName ?? '' })}
        language={language}
        value={current.body}
        onChange={(body) => write(() => ({ body }))}
        variables={{ names }}
        forMail
      />
    </>
  );
}
