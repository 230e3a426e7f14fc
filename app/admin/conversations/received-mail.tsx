import { useState } from 'react';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { downloadUrl } from '../../backend/download-url.ts';
import { LongText } from '../../ui/file-view/long-text.tsx';
import { TextButton } from '../kit/text-button.tsx';
import { signPersonDocument } from '../people/data/people.ts';
import { useMessages } from '../use-messages.ts';
import { frameOf } from './frame-of.ts';
import type { ReceivedMail } from './thread-mail.ts';

/** The text of the sender, with the quote folded and the original formatting on demand. */
export function ReceivedBody({ mail }: { mail: ReceivedMail }) {
  const t = useMessages('conversations');
  const [isOriginal, setOriginal] = useState(false);
  const { document, pictures } = frameOf(mail.html ?? '');
  return (
    <>
      {mail.is_readable ? (
        <p className="wrap-anywhere whitespace-pre-line">
          <LongText text={mail.body_text || t.noText} />
        </p>
      ) : (
        <p className="text-amber">{t.unreadable}</p>
      )}
      {mail.quoted_text && (
        <details>
          <summary className="cursor-pointer py-1 text-soft">{t.quoted}</summary>
          <p className="border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line text-soft">
            <LongText text={mail.quoted_text} />
          </p>
        </details>
      )}
      {mail.html && (
        <TextButton
          className="justify-self-start"
          aria-expanded={isOriginal}
          onClick={() => setOriginal(!isOriginal)}
        >
          {t.original}
        </TextButton>
      )}
      {isOriginal && (
        <>
          <iframe
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            srcDoc={document}
            title={t.originalTitle}
            className="h-72 w-full rounded-lg border border-line bg-white"
          />
          {pictures.length > 0 && (
            <details>
              <summary className="cursor-pointer py-1 text-soft">{t.pictures}</summary>
              <ul className="grid gap-1">
                {pictures.map((url) => (
                  <li key={url} className="truncate">
                    <a href={url} target="_blank" rel="noreferrer noopener" className="underline">
                      {url}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
      {mail.attachments.length > 0 && <Attachments attachments={mail.attachments} />}
    </>
  );
}

type AttachmentsProps = Pick<ReceivedMail, 'attachments'>;

function Attachments({ attachments }: AttachmentsProps) {
  const t = useMessages('conversations');
  const { getClient } = useAuth();
  const download = async ({
    bucket,
    path,
    file_name: name,
  }: ReceivedMail['attachments'][number]) => {
    if (!path) return;
    const url = await signPersonDocument(await getClient(), { bucket, path });
    const link = window.document.createElement('a');
    link.href = downloadUrl(url, name);
    link.click();
  };
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-1" aria-label={t.attachments}>
      {attachments.map((attachment) => (
        <li key={attachment.id} className="min-w-0 wrap-anywhere">
          {attachment.path ? (
            <TextButton onClick={() => void download(attachment)}>
              {attachment.file_name}
            </TextButton>
          ) : (
            <span className="text-soft">
              {attachment.file_name} ({t.rejected[attachment.rejected as keyof typeof t.rejected]})
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
