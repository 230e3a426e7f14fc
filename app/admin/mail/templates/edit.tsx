import { queryKeys } from '../../../backend/query-keys.ts';
import { EditorScreen } from '../../kit/editor/editor-screen.tsx';
import { RoleGate } from '../../kit/screens/role-gate.tsx';
import { useMessages } from '../../use-messages.ts';
import type { Route } from './+types/edit.ts';
import { findEmailTemplate } from './data.ts';
import { TemplateEditor } from './template-editor.tsx';

export default function EditEmailTemplate({ params }: Route.ComponentProps) {
  const messages = useMessages('emailTemplates');
  return (
    <RoleGate allows="admins" messages={messages}>
      <Loaded templateKey={params.templateKey} />
    </RoleGate>
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
