import { Card } from '../../ui/card.tsx';
import type { AboutTexts } from './data.ts';
import type { AboutUsMessages } from './messages.en.ts';

type StoryProps = {
  texts: Pick<AboutTexts, 'storyTitle' | 'paragraphs'> | undefined;
  alpaca: AboutUsMessages['alpaca'];
};

/** The story of the agency, if an editor has written one, beside the story of the name Alpaca. */
export function Story({ texts, alpaca }: StoryProps) {
  const hasStory = texts !== undefined && texts.paragraphs.length > 0;
  return (
    <div className={hasStory ? 'grid gap-10 lg:grid-cols-[1.3fr_.7fr] lg:gap-16' : undefined}>
      {hasStory && (
        <div className="wrap-anywhere">
          <h2 className="text-[clamp(1.9rem,3.4vw,2.8rem)] empty:hidden">{texts.storyTitle}</h2>
          <div className="grid measure-62 gap-4 pt-6 text-[1.08rem]">
            {texts.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      )}
      <Card tone="peach" className="self-start">
        <h2 className="text-[1.7rem]">{alpaca.title}</h2>
        <p className="measure-68 pt-4">{alpaca.text}</p>
      </Card>
    </div>
  );
}
