import {
  sectionOf,
  type WebsiteField,
  type WebsiteSection,
} from '../../../../domain/content/website.ts';
import { faqTopics } from '../../../../domain/enums.ts';
import { InputField, SelectField } from '../../../ui/fields/field.tsx';
import { LocalizedText } from '../../kit/editor/localized-fields.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { useMessages } from '../../use-messages.ts';
import { PictureField } from './picture-field.tsx';
import { useItemEditing } from './use-item-editor.ts';

const isPicture = ({ kind }: WebsiteField) => kind === 'portrait' || kind === 'logo';

export function ItemFields() {
  const { row } = useItemEditing();
  const t = useMessages('website');
  const { fields } = sectionOf(row.section);
  const pictures = fields.filter(isPicture);
  return (
    <>
      <Section title={t.content}>
        {fields
          .filter((field) => !isPicture(field))
          .map((field) => (
            <Field key={field.name} field={field} />
          ))}
      </Section>
      {pictures.length > 0 && (
        <Section title={t.pictures.title}>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            {pictures.map((field) => (
              <PictureField key={field.name} {...field} />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

function Field({ field }: { field: WebsiteField }) {
  const { row, draft, change, errorOf, labelOf } = useItemEditing();
  const t = useMessages('website');
  const { name, kind, max, multiline } = field;
  const hint = hintOf(row.section, name, t.hints);
  if (kind === 'localized') {
    return <LocalizedText name={name} max={max} multiline={multiline} hint={hint} />;
  }
  if (kind === 'topic') {
    return (
      <SelectField
        label={labelOf(name)}
        value={draft[name]}
        onChange={(event) => change({ [name]: event.target.value })}
      >
        {faqTopics.map((topic) => (
          <option key={topic} value={topic}>
            {t.topics[topic]}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <div className="max-w-xl">
      <InputField
        label={labelOf(name)}
        hint={hint}
        error={errorOf(name)}
        value={draft[name]}
        maxLength={max}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    </div>
  );
}

function hintOf(
  section: WebsiteSection,
  name: string,
  hints: Record<string, string>,
): string | undefined {
  return hints[`${section}_${name}`];
}
