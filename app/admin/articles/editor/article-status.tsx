import { fill, formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { StatusPanel } from '../../kit/editor/status-panel.tsx';
import { useMessages } from '../../use-messages.ts';
import { useArticleEditing } from './editor-context.ts';
import { fieldLabel } from './field-label.ts';

export function ArticleStatus() {
  const { article, missing, nameOf } = useArticleEditing();
  const messages = useMessages('articleEditor');
  const editing = useMessages('editing');
  const { status } = messages;
  const language = useLanguage();
  const time = (moment: string) => formatTime(new Date(moment), language);
  const name = nameOf(article.savedBy);
  const saved = time(article.savedAt);
  const out: [string, string][] =
    article.state !== 'draft' && article.publishAt
      ? [[status[article.state], time(article.publishAt)]]
      : [];

  return (
    <StatusPanel
      facts={[...out, [status.saved, name ? fill(status.savedBy, { time: saved, name }) : saved]]}
      missing={[...missing].map((key) => fieldLabel(key, { messages, editing }))}
      messages={status}
    />
  );
}
