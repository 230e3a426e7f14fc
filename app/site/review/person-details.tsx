import { useState } from 'react';
import { showAnswer } from '../../../domain/applications/show-answer.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { FileView, isViewable } from '../../ui/file-view/file-view.tsx';
import { Disclosure } from '../blocks/disclosure.tsx';
import type { OpenedCv, ReviewItem } from './data.ts';
import type { ReviewMessages } from './messages.en.ts';
import type { ReviewAccess } from './review-access.ts';

type PersonDetailsProps = { item: ReviewItem; access: ReviewAccess; messages: ReviewMessages };

/** The applicant's answers, notes and CV that the recruiter shares with the client. */
export function PersonDetails({ item, access, messages }: PersonDetailsProps) {
  const language = useLanguage();
  const { answers, notes } = item;
  return (
    <>
      {notes.length > 0 && (
        <section className="grid gap-2.5 border-l-4 border-apricot pl-5">
          <h3 className="text-[1.05rem]">{messages.notes}</h3>
          {notes.map(({ at, note }) => (
            <p key={at}>
              <span className="whitespace-pre-line">{note}</span>
              <time dateTime={at} className="block text-[.88rem] text-soft">
                {formatDate(new Date(at), language)}
              </time>
            </p>
          ))}
        </section>
      )}
      {answers.length > 0 && (
        <Disclosure title={messages.answers}>
          <dl className="grid gap-4">
            {answers.map((answer) => (
              <div key={JSON.stringify(answer.prompt)}>
                <dt className="text-[.92rem] text-soft">{inLanguage(answer.prompt, language)}</dt>
                <dd className="whitespace-pre-line">{showAnswer(answer, messages, language)}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
      {item.has_cv && <InlineCv item={item} access={access} messages={messages} />}
    </>
  );
}

/**
 * The CV in the page. Its link is short-lived and its opening is recorded, so it is requested when the client opens this
 * part. Without JavaScript there is only the button that opens the file.
 */
function InlineCv({ item, access, messages }: PersonDetailsProps) {
  const [cv, setCv] = useState<OpenedCv>();
  const [failed, setFailed] = useState(false);
  const open = async () => {
    if (cv) return;
    try {
      setCv(await access.openCv(item.id));
    } catch {
      setFailed(true);
    }
  };
  return (
    <Disclosure title={messages.cvHere} isWide className="needs-js" onOpen={() => void open()}>
      {cv && isViewable(cv.mime_type) ? (
        <FileView
          mimeType={cv.mime_type}
          url={cv.url}
          title={fill(messages.cvFrame, { name: item.name })}
          words={[]}
          messages={messages.fileView}
        />
      ) : (
        <p role="status" className="text-soft">
          {cv || failed ? messages.cvElsewhere : messages.cvLoading}
        </p>
      )}
    </Disclosure>
  );
}
