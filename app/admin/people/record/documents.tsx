import { type ComponentProps, useState } from 'react';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { downloadUrl } from '../../../backend/download-url.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { fill, formatDay } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { FileView, isViewable } from '../../../ui/file-view/file-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useSearchWords } from '../../kit/list/people-search/use-search-words.ts';
import { Section } from '../../kit/screens/section.tsx';
import { useMessages } from '../../use-messages.ts';
import { type Person, type PersonDocument, signPersonDocument } from '../data/people.ts';

export function PersonDocuments({
  person: { documents, erase_after: eraseAfter },
}: {
  person: Person;
}) {
  const { documents: messages } = useMessages('people');
  const [shown, setShown] = useState<string>();
  return (
    <Section title={messages.title}>
      {documents.length === 0 ? (
        <p className="text-soft">{eraseAfter ? messages.hidden : messages.none}</p>
      ) : (
        <ul className="-my-1 grid divide-y divide-line">
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              isShown={shown === document.id}
              onToggle={() => setShown(shown === document.id ? undefined : document.id)}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}

type DocumentRowProps = { document: PersonDocument; isShown: boolean; onToggle: () => void };

function DocumentRow({ document, isShown, onToggle }: DocumentRowProps) {
  const { documents: messages } = useMessages('people');
  const language = useLanguage();
  const { kind, file_name: name, created_at: createdAt, mime_type: type } = document;

  return (
    <li className="grid gap-3 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="grid min-w-0 gap-0.5">
          <b className="truncate font-semibold">{name}</b>
          <span className="text-soft tabular-nums">
            {messages.kinds[kind]} · {formatDay(new Date(createdAt), language)}
          </span>
        </span>
        <span className="flex gap-2">
          {isViewable(type) && (
            <Button variant="paper" size="compact" aria-expanded={isShown} onClick={onToggle}>
              {isShown ? messages.hide : messages.show}
            </Button>
          )}
          <Download document={document} />
        </span>
      </div>
      {isShown && isViewable(type) && <Viewer document={document} mimeType={type} />}
    </li>
  );
}

/** The signed URL is requested on click: it is valid for a few minutes only. */
function Download({ document }: { document: PersonDocument }) {
  const { documents: messages } = useMessages('people');
  const { getClient } = useAuth();
  const open = async () => {
    const url = await signPersonDocument(await getClient(), document);
    const link = window.document.createElement('a');
    link.href = downloadUrl(url, document.file_name);
    link.click();
  };
  return (
    <button
      type="button"
      onClick={() => void open()}
      className={buttonClass({ variant: 'quiet', size: 'compact' })}
    >
      {messages.download}
    </button>
  );
}

type ViewerProps = { document: PersonDocument } & Pick<ComponentProps<typeof FileView>, 'mimeType'>;

function Viewer({ document, mimeType }: ViewerProps) {
  const { documents: messages } = useMessages('people');
  const viewer = useMessages('fileView');
  const words = useSearchWords();
  const { data: url } = useClientQuery({
    queryKey: ['signed', document.id],
    queryFn: (client) => signPersonDocument(client, document),
    // The URL is signed again before it expires.
    staleTime: 240_000,
    gcTime: 240_000,
  });
  if (!url) return <Skeleton className="h-[70vh]" />;
  return (
    <FileView
      mimeType={mimeType}
      url={url}
      title={fill(messages.viewer, { name: document.file_name })}
      words={words}
      messages={viewer}
    />
  );
}
