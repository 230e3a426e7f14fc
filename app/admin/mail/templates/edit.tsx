import { queryKeys } from '../../../backend/query-keys.ts';
import { useLiveTables } from '../../../backend/use-live-tables.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { EditorLoading, EditorMissing } from '../../kit/editor/editor-states.tsx';
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
  const { data: template, error } = useLiveTables({
    queryKey: queryKeys.row('email_templates', templateKey),
    queryFn: (client) => findEmailTemplate(client, templateKey),
    follow: [{ table: 'email_templates' }],
  });
  // Cached data stays on the screen while the connection is lost.
  if (error && !template) throw error;
  if (template === undefined) return <EditorLoading />;
  if (template === null) {
    return <EditorMissing messages={notFound} to="/admin/email-templates" />;
  }
  return <TemplateEditor key={template.key} template={template} />;
}
