import { useState } from 'react';
import { useNavigate } from 'react-router';
import { keysOf, sectionOf, type WebsiteSection } from '../../../domain/content/website.ts';
import { parseLanguage } from '../../../domain/language.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { localizedHref } from '../../i18n/href.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { InputField } from '../../ui/fields/field.tsx';
import { useDescribeError } from '../kit/actions/use-describe-error.ts';
import { FormDialog } from '../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../kit/forms/use-submit.ts';
import { useMessages } from '../use-messages.ts';
import { createWebsiteItem } from './data/items.ts';

type NewItemProps = { section: WebsiteSection; position: number; onClose: () => void };

/** Asks for the name of an item and opens its editor. */
export function NewItem({ section, position, onClose }: NewItemProps) {
  const t = useMessages('website');
  const { languagesWithin, create, errors } = useMessages('editing');
  const { getClient } = useAuth();
  const language = useLanguage();
  const navigate = useNavigate();
  const describeError = useDescribeError();
  const [error, setError] = useState<string>();
  const { fields, title } = sectionOf(section);
  const field = fields.find(({ name }) => name === title);
  const keys = field ? keysOf(field) : [];
  const labels: Record<string, string> = t.fields[section];

  const { pending, onSubmit } = useSubmit(async (read) => {
    const titles = Object.fromEntries(keys.map((key) => [key, read(key).trim()]));
    if (Object.values(titles).every((text) => text === '')) return setError(errors.required);
    try {
      const id = await createWebsiteItem(await getClient(), section, titles, position);
      await navigate(localizedHref(`/admin/website/${section}/${id}`, language));
    } catch (error) {
      setError(describeError(error));
    }
  });

  return (
    <FormDialog
      title={t.sections[section].add}
      cancel={t.cancel}
      submit={create.submit}
      disabled={pending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {keys.map((key, index) => {
        const code = parseLanguage(key.split('.')[1]);
        return (
          <InputField
            key={key}
            name={key}
            label={code ? `${labels[title]} (${languagesWithin[code]})` : labels[title]}
            hint={code && index === 0 ? create.titleHint : undefined}
            error={index === 0 ? error : undefined}
            lang={code}
            maxLength={field?.max}
            autoFocus={index === 0}
          />
        );
      })}
    </FormDialog>
  );
}
