import type { Language } from '../../../../domain/language.ts';
import { fill } from '../../../i18n/format.ts';
import { LineField } from '../../kit/rich-text/line-field.tsx';
import { RichTextField } from '../../kit/rich-text/rich-text-field.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { useMessages } from '../../use-messages.ts';
import type { TemplateTexts } from './data.ts';

type LanguageFieldsProps = {
  language: Language;
  texts: TemplateTexts;
  onChange: (part: Partial<TemplateTexts>) => void;
  disabled: boolean;
};

export function LanguageFields({ language, texts, onChange, disabled }: LanguageFieldsProps) {
  const { templates: t, variables } = useMessages('conversations');
  const { languages: names, languagesWithin } = useMessages('editing');
  const { subject, body } = texts;
  return (
    <Section title={names[language]}>
      <LineField
        label={fill(t.subject, { language: languagesWithin[language] })}
        language={language}
        value={subject[language] ?? null}
        onChange={(value) => onChange({ subject: { ...subject, [language]: value } })}
        disabled={disabled}
        variables={variables}
        insert={t.insert}
      />
      <RichTextField
        label={fill(t.body, { language: languagesWithin[language] })}
        language={language}
        value={body[language] ?? null}
        onChange={(value) => onChange({ body: { ...body, [language]: value } })}
        disabled={disabled}
        variables={{ names: variables, insert: t.insert }}
        forMail
      />
    </Section>
  );
}
