import { languages } from '../../../../domain/language.ts';
import { Alpaca } from '../../../art/alpaca.tsx';
import { useDraftText } from '../../kit/editor/localized-fields.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { useAdmin } from '../../shell/admin-context.ts';
import { useMessages } from '../../use-messages.ts';

/** Preview of the cards that messengers and social networks show for a link. */
export function SocialCards() {
  const messages = useMessages('articleEditor');
  const editing = useMessages('editing');
  const { site } = useAdmin();
  const { social } = messages;
  const read = useDraftText();
  const { host } = new URL(site.url);
  return (
    <div className="md:col-span-2 min-[84rem]:col-span-1">
      <Section title={social.title} text={social.text}>
        <div className="grid gap-4 md:grid-cols-2 min-[84rem]:grid-cols-1">
          {languages.map((language) => (
            <div key={language} className="grid gap-1">
              <h3 className="text-sm font-semibold text-soft">{editing.languages[language]}</h3>
              <div lang={language} className="overflow-hidden rounded-compact border border-line">
                <div className="grid aspect-[1200/630] grid-cols-[3fr_2fr] items-center border-b-4 border-apricot bg-page p-4">
                  <div className="grid min-w-0 gap-2">
                    <span className="justify-self-start rounded-full bg-mint px-2 text-xs text-on-mint">
                      {social.kicker}
                    </span>
                    <p className="line-clamp-4 font-heading leading-tight font-semibold wrap-anywhere">
                      {read('title', language)}
                    </p>
                  </div>
                  <Alpaca pose="looking" className="w-full" />
                </div>
                <div className="grid gap-0.5 px-3 py-2">
                  <p className="text-sm text-soft">{host}</p>
                  <p className="line-clamp-2 font-semibold wrap-anywhere">
                    {read('title', language)}
                  </p>
                  <p className="line-clamp-2 text-sm text-soft wrap-anywhere">
                    {read('excerpt', language)}
                  </p>
                </div>
              </div>
            </div>
          ))}
        </div>
      </Section>
    </div>
  );
}
