import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { RecordScreen } from '../../kit/screens/record-screen.tsx';
import { Screen } from '../../kit/screens/screen.tsx';
import { ForRecruiters } from '../../people/for-recruiters.tsx';
import { useMessages } from '../../use-messages.ts';
import type { Route } from './+types/edit.ts';
import { findMessageTemplate } from './data.ts';
import { TemplateForm } from './template-form.tsx';

/** A template, or a new one under the id `new`. */
export default function EditMessageTemplate({ params }: Route.ComponentProps) {
  const { templates: t } = useMessages('conversations');
  const id = params.templateId;
  return (
    <ForRecruiters title={t.title}>
      {id === 'new' ? (
        <Screen
          title={t.create}
          actions={
            <LocalizedLink to="/admin/conversations/templates" className="text-soft hover:text-ink">
              ← {t.back}
            </LocalizedLink>
          }
        >
          <TemplateForm />
        </Screen>
      ) : (
        <RecordScreen
          id={id}
          table="message_templates"
          follow={{ message_templates: 'id' }}
          find={findMessageTemplate}
          list="/admin/conversations/templates"
          messages={t}
          title={({ name }) => name}
        >
          {(template) => <TemplateForm key={template.id} template={template} />}
        </RecordScreen>
      )}
    </ForRecruiters>
  );
}
