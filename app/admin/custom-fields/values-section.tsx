import { useState } from 'react';
import type { CustomValues } from '../../../domain/custom-fields/custom-field.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Fact, Facts } from '../kit/screens/facts.tsx';
import { Section } from '../kit/screens/section.tsx';
import { useMessages } from '../use-messages.ts';
import { ValueLink } from './custom-columns.tsx';
import { type CustomField, type CustomRecord, useCustomValues } from './data.ts';
import { EditValues } from './edit-values.tsx';
import { formatCustomValue } from './format-custom-value.ts';
import { useCustomFields } from './use-custom-fields.ts';

type ValuesSectionProps = { record: CustomRecord };

/** The values of a record in the fields of the agency; nothing if there are no fields. */
export function ValuesSection({ record }: ValuesSectionProps) {
  const fields = useCustomFields(record.target);
  if (fields.length === 0) return null;
  return <Values record={record} fields={fields} />;
}

function Values({ record, fields }: ValuesSectionProps & { fields: CustomField[] }) {
  const { values: t } = useMessages('customFields');
  const { data: values } = useCustomValues(record);
  const [isOpen, setOpen] = useState(false);
  return (
    <Section
      title={t.title}
      actions={
        values && (
          <Button
            variant="paper"
            size="compact"
            aria-label={t.editOf}
            onClick={() => setOpen(true)}
          >
            {t.edit}
          </Button>
        )
      }
    >
      {values && <ValueFacts fields={fields} values={values} />}
      {isOpen && values && (
        <EditValues
          record={record}
          fields={fields}
          values={values}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  );
}

function ValueFacts({ fields, values }: { fields: CustomField[]; values: CustomValues }) {
  const { values: t } = useMessages('customFields');
  const language = useLanguage();
  return (
    <Facts>
      {fields.map((field) => {
        const text = formatCustomValue(field, values[field.key], language);
        return (
          <Fact key={field.key} label={inLanguage(field.name, language)}>
            {text === '' && <span className="text-soft">{t.none}</span>}
            {field.kind === 'url' ? (
              <ValueLink url={text} />
            ) : (
              <span className="whitespace-pre-line">{text}</span>
            )}
          </Fact>
        );
      })}
    </Facts>
  );
}
