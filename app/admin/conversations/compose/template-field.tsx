import type { Language } from '../../../../domain/language.ts';
import { languageOfText } from '../../../../domain/mail/message-template.ts';
import { fill } from '../../../i18n/format.ts';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { SelectField } from '../../../ui/fields/field.tsx';
import { useMailName } from '../../mail/use-mail-name.ts';
import { useStaff } from '../../shell/staff-context.ts';
import { useMessages } from '../../use-messages.ts';
import type { MessageTemplate } from '../templates/data.ts';

/** A template of a mail whose text administrators write. */
export type StandardMail = { key: string; takesMessage: boolean };

type MessageTemplateFieldProps = {
  templates: MessageTemplate[];
  standard: StandardMail[];
  /** The id of a template or the key of a standard mail; empty for neither. */
  value: string;
  /** The language of the recipient. */
  language: Language;
  onChange: (value: string) => void;
};

/** Chooses the template with which the mail begins. */
export function MessageTemplateField(props: MessageTemplateFieldProps) {
  const { templates, standard, value, language, onChange } = props;
  const { reply: t, templates: about } = useMessages('conversations');
  const { languagesWithin: names } = useMessages('editing');
  const nameMail = useMailName();
  const { userId } = useStaff();
  const chosenTemplate = templates.find(({ id }) => id === value);
  const writtenLanguage = chosenTemplate && languageOfText(chosenTemplate.body, language);
  const groups = [
    { name: about.mine, list: templates.filter(({ owner_id }) => owner_id === userId) },
    { name: about.shared, list: templates.filter(({ owner_id }) => owner_id !== userId) },
  ].filter(({ list }) => list.length > 0);
  return (
    <div className="grid gap-1">
      <SelectField
        label={t.template}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        hint={
          writtenLanguage && writtenLanguage !== language
            ? fill(t.otherLanguage, { name: names[language], other: names[writtenLanguage] })
            : undefined
        }
      >
        <option value="">{t.ownWords}</option>
        {groups.map(({ name, list }) => (
          <optgroup key={name} label={name}>
            {list.map((template) => (
              <option key={template.id} value={template.id}>
                {template.name}
              </option>
            ))}
          </optgroup>
        ))}
        {standard.length > 0 && (
          <optgroup label={t.standard}>
            {standard.map(({ key }) => (
              <option key={key} value={key}>
                {nameMail(key)}
              </option>
            ))}
          </optgroup>
        )}
      </SelectField>
      <LocalizedLink
        to="/admin/conversations/templates"
        className="min-h-6 justify-self-start text-sm text-soft underline underline-offset-4"
      >
        {about.manage}
      </LocalizedLink>
    </div>
  );
}
