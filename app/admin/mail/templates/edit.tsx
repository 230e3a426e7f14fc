import { queryKeys } from '../../../backend/query-keys.ts';
import { useLiveTables } from '../../../backend/use-live-tables.ts';
import { revalidateOnLanguage } from '../../../i18n/revalidate-on-language.ts';
import { resolveServerLanguage } from '../../../i18n/server-language.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { EditorLoading, EditorMissing } from '../../kit/editor/editor-states.tsx';
import { Screen } from '../../kit/screen.tsx';
import { getAdminMessages } from '../../messages.server.ts';
import { useStaff } from '../../shell/staff-context.ts';
import type { Route } from './+types/edit.ts';
import { findEmailTemplate } from './data.ts';
import { TemplateEditor } from './template-editor.tsx';

export function loader({ url, request }: Route.LoaderArgs) {
  const language = resolveServerLanguage(url, request.headers);
  return {
    messages: getAdminMessages('emailTemplates', language),
    editing: getAdminMessages('editing', language),
  };
}

export const shouldRevalidate = revalidateOnLanguage;

export default function EditEmailTemplate({ loaderData, params }: Route.ComponentProps) {
  const { role } = useStaff();
  const { messages } = loaderData;
  if (role === 'admin') return <Loaded texts={loaderData} templateKey={params.templateKey} />;
  return (
    <Screen title={messages.title}>
      <EmptyState {...messages.notYours} />
    </Screen>
  );
}

type LoadedProps = { texts: Route.ComponentProps['loaderData']; templateKey: string };

function Loaded({ texts, templateKey }: LoadedProps) {
  const { data: template, error } = useLiveTables({
    queryKey: queryKeys.row('email_templates', templateKey),
    queryFn: (client) => findEmailTemplate(client, templateKey),
    follow: [{ table: 'email_templates' }],
  });
  // Cached data stays on the screen while the connection is lost.
  if (error && !template) throw error;
  if (template === undefined) return <EditorLoading />;
  if (template === null) {
    return <EditorMissing messages={texts.messages.notFound} to="/admin/email-templates" />;
  }
  return <TemplateEditor key={template.key} template={template} texts={texts} />;
}
