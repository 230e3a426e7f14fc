import { queryKeys } from '../../../backend/query-keys.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { EditorScreen } from '../../kit/editor/editor-screen.tsx';
import { Screen } from '../../kit/screen.tsx';
import { useStaff } from '../../shell/staff-context.ts';
import { useMessages } from '../../use-messages.ts';
import type { Route } from './+types/edit.ts';
import { findEmailTemplate } from './data.ts';
import { TemplateEditor } from './template-editor.tsx';

export default function EditEmailTemplate({ params }: Route.ComponentProps) {
  const { role } = useStaff();
  const messages = useMessages('emailTemplates');
  if (role === 'admin') return <Loaded templateKey={params.templateKey} />;
  return (
    <Screen title={messages.title}>
      <EmptyState {...messages.notYours} />
    </Screen>
  );
}

function Loaded({ templateKey }: { templateKey: string }) {
  const { notFound } = useMessages('emailTemplates');
  return (
    <EditorScreen
      key={templateKey}
      queryKey={queryKeys.row('email_templates', templateKey)}
      find={(client) => findEmailTemplate(client, templateKey)}
      follow={[{ table: 'email_templates' }]}
      list="/admin/email-templates"
      notFound={notFound}
    >
      {(template, isGone) => <TemplateEditor template={template} isGone={isGone} />}
    </EditorScreen>
  );
}
