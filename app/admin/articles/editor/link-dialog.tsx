import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { articlePreviewPath } from '../../../backend/preview/article-preview.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { fill, formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { InputField, SelectField } from '../../../ui/fields/field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { usePendingAction } from '../../kit/actions/use-pending-action.ts';
import { CopyButton } from '../../kit/copy-button.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import { useMessages } from '../../use-messages.ts';
import { createPreviewLink, listPreviewLinks, revokePreviewLink } from '../data/preview-links.ts';
import { useArticleEditing } from './use-article-editor.ts';

/** Manages the links that show the article to people without an account. */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const { row: article, nameOf } = useArticleEditing();
  const messages = useMessages('articleEditor');
  const editing = useMessages('editing');
  const { link } = messages;
  const { getClient } = useAuth();
  const language = useLanguage();
  const { pending, run } = usePendingAction();
  const [days, setDays] = useState('7');
  const [url, setUrl] = useState<string>();
  const [notice, setNotice] = useState('');
  const queries = useQueryClient();
  const queryKey = [...queryKeys.table('article_previews'), article.id];
  const { data: links = [], refetch } = useClientQuery({
    queryKey,
    queryFn: (client) => listPreviewLinks(client, article.id),
  });

  /** Cancels a read that has not finished: its result would be older than the change. */
  const refetchLinks = async () => {
    await queries.cancelQueries({ queryKey });
    await refetch();
  };

  const create = () =>
    run(async () => {
      const token = await createPreviewLink(await getClient(), article.id, Number(days));
      setNotice('');
      setUrl(new URL(`${articlePreviewPath}/${token}`, window.location.origin).href);
      await refetchLinks();
    });
  const revoke = (id: string) =>
    run(async () => {
      await revokePreviewLink(await getClient(), id);
      setNotice(link.revoked);
      setUrl(undefined);
      await refetchLinks();
    });

  return (
    <Dialog
      open
      onClose={onClose}
      title={link.title}
      actions={
        <Button variant="quiet" size="compact" onClick={onClose}>
          {editing.close}
        </Button>
      }
    >
      <p className="text-soft">{link.text}</p>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={link.days}
          value={days}
          onChange={(event) => setDays(event.target.value)}
        >
          {Object.entries(link.choices).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <Button size="compact" disabled={pending} onClick={() => void create()}>
          {link.create}
        </Button>
      </div>
      {url && (
        <div className="flex flex-wrap items-end gap-3 rounded-compact bg-peach p-3">
          <div className="min-w-60 grow">
            <InputField
              label={link.label}
              value={url}
              readOnly
              onFocus={(event) => event.target.select()}
            />
          </div>
          <CopyButton text={url} label={link.copy} done={link.copied} />
        </div>
      )}
      <section className="grid gap-1">
        <h3 className="text-base">{link.open}</h3>
        {links.length === 0 && <p className="text-soft">{link.none}</p>}
        <ul>
          {links.map(({ id, expires_at, created_by }) => {
            const name = nameOf(created_by);
            const ends = fill(link.ends, { time: formatTime(new Date(expires_at), language) });
            return (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
                <span>{name ? `${ends}, ${fill(link.createdBy, { name })}` : ends}</span>
                <TextButton disabled={pending} onClick={() => void revoke(id)}>
                  {link.revoke}
                </TextButton>
              </li>
            );
          })}
        </ul>
        <p role="status">{notice}</p>
      </section>
    </Dialog>
  );
}
