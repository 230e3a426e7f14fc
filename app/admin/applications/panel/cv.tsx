import { useState } from 'react';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { fill, formatDay } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { FileView, isViewable } from '../../../ui/file-view/file-view.tsx';
import { LongText } from '../../../ui/file-view/long-text.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDescribeError } from '../../kit/actions/use-describe-error.ts';
import { useSearchWords } from '../../kit/list/people-search/use-search-words.ts';
import { useMessages } from '../../use-messages.ts';
import type { Application, CvDocument } from '../data/application.ts';
import { readCvText, signCv } from '../data/cv.ts';
import { applicationKeys } from '../data/keys.ts';
import { nameOf } from '../describe.ts';

/** The CV of an application, with a switch to a newer CV of the person. */
export function Cv({ application }: { application: Application }) {
  const messages = useMessages('applications');
  const language = useLanguage();
  const [showsNewer, setShowsNewer] = useState(false);
  const { cv, newerCv } = application;
  if (!cv) return <p className="py-4 text-soft">{messages.cv.none}</p>;
  const visibleCv = showsNewer && newerCv ? newerCv : cv;
  return (
    <div className="grid gap-3">
      {newerCv && (
        <p className="flex flex-wrap items-center justify-between gap-2 rounded-lg bg-wool px-3 py-2">
          {fill(messages.cv.newer, { date: formatDay(new Date(newerCv.created_at), language) })}
          <Button variant="paper" size="compact" onClick={() => setShowsNewer(!showsNewer)}>
            {visibleCv === newerCv ? messages.cv.showFirst : messages.cv.showNewer}
          </Button>
        </p>
      )}
      <CvFile key={visibleCv.id} application={application} cv={visibleCv} />
    </div>
  );
}

/** Links are read again before they expire (`cvLinkSeconds`). */
const linkStaleMs = 240_000;

/** Shows the file itself if we have a viewer for its format (`isViewable`), and otherwise its text. */
function CvFile({ application, cv }: { application: Application; cv: CvDocument }) {
  const messages = useMessages('applications');
  const describeError = useDescribeError();
  const viewer = useMessages('fileView');
  const words = useSearchWords();
  const { mime_type: mimeType } = cv;
  const [asText, setAsText] = useState(!isViewable(mimeType));
  const { data: links, error } = useClientQuery({
    queryKey: [...applicationKeys.table, 'cv', cv.id],
    queryFn: (client) => signCv(client, cv),
    staleTime: linkStaleMs,
    gcTime: linkStaleMs,
  });

  if (!links && error) {
    return <p role="alert">{describeError(error, messages.cv.failed)}</p>;
  }
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-2">
        <span className="min-w-0 grow basis-0 truncate text-soft">{cv.file_name}</span>
        {isViewable(mimeType) && (
          <Button variant="paper" size="compact" onClick={() => setAsText(!asText)}>
            {asText ? messages.cv.asPage : messages.cv.asText}
          </Button>
        )}
        {links && (
          <LinkButton variant="paper" size="compact" href={links.download} download={cv.file_name}>
            {messages.cv.download}
          </LinkButton>
        )}
      </div>
      {asText || !isViewable(mimeType) ? (
        <CvText cv={cv} words={words} />
      ) : links ? (
        <FileView
          mimeType={mimeType}
          url={links.show}
          title={fill(messages.cv.frame, { name: nameOf(application, messages) })}
          words={words}
          messages={viewer}
        />
      ) : (
        <Skeleton className="h-96" />
      )}
    </div>
  );
}

/** The key contains the state of the extraction, because there is no text before it is done. */
export const cvTextKey = ({ id, extraction }: CvDocument) => [
  ...applicationKeys.table,
  'cv-text',
  id,
  extraction,
];

export function CvText({ cv, words = [] }: { cv: CvDocument; words?: string[] }) {
  const messages = useMessages('applications');
  const describeError = useDescribeError();
  const {
    data: text,
    error,
    isPending,
  } = useClientQuery({
    queryKey: cvTextKey(cv),
    queryFn: (client) => readCvText(client, cv.id),
    refetchInterval: ({ state }) => (cv.extraction === 'pending' && !state.data ? 3_000 : false),
  });
  if (isPending) return <Skeleton className="h-64" />;
  if (text) {
    return (
      <div className="rounded-compact border border-line bg-paper px-4 py-3 wrap-anywhere whitespace-pre-line">
        <LongText text={text} words={words} />
      </div>
    );
  }
  if (error) return <p role="alert">{describeError(error, messages.cv.textFailed)}</p>;
  return (
    <p className="py-4 text-soft">
      {cv.extraction === 'pending' ? messages.cv.reading : messages.cv.unreadable}
    </p>
  );
}
