import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { CheckList } from '../blocks/check-list.tsx';
import type { OpenPosition } from './data.ts';
import type { WorkHereMessages } from './messages.en.ts';

type PositionCardProps = {
  position: Omit<OpenPosition, 'jobSlug'>;
  /** Path of the job, if it is open. */
  path?: string;
  messages: Pick<WorkHereMessages['positions'], 'readMore' | 'emailUs'>;
};

/** Links to the job, or to the contact form while the job is not published. */
export function PositionCard({ position, path, messages }: PositionCardProps) {
  const { title, text, facts } = position;
  return (
    <Card as="article" className="flex flex-col gap-5 wrap-anywhere">
      <h3 className="text-[1.6rem]">{title}</h3>
      <p>{text}</p>
      {facts.length > 0 && <CheckList items={facts} />}
      <div className="mt-auto pt-3">
        <LocalizedLink to={path ?? '/about'} className={buttonClass()}>
          {path ? messages.readMore : messages.emailUs}
        </LocalizedLink>
      </div>
    </Card>
  );
}
