import { Alpaca } from '../../art/alpaca.tsx';
import { DecorativeDrawing } from '../../art/decorative-drawing.tsx';
import { fill } from '../../i18n/fill.ts';
import { useCommonMessages } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Container } from '../../ui/container.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useSite } from '../shell/site-context.tsx';
import { telHref } from '../shell/tel-href.ts';
import type { FilledHomeMessages } from './fill-home-messages.server.ts';

type HeroProps = { messages: FilledHomeMessages['hero'] };

export function Hero({ messages }: HeroProps) {
  const common = useCommonMessages();
  const { contactPhone } = useSite();

  return (
    <section className="overflow-x-clip">
      <Container className="grid items-end gap-x-10 pt-10 md:grid-cols-[1.12fr_.88fr] md:pt-14">
        <div className="md:pb-18">
          <h1 className="text-[clamp(2.7rem,5.6vw,4.7rem)]">{messages.title}</h1>
          <p className="measure-35 pt-6 pb-8 text-[1.2rem] text-soft md:text-[1.3rem]">
            {messages.lead}
          </p>
          <div className="flex flex-col items-start gap-3.5 sm:flex-row sm:flex-wrap">
            <LocalizedLink to="/membership" className={buttonClass()}>
              {common.bookACall}
            </LocalizedLink>
            <LinkButton
              href={telHref(contactPhone)}
              variant="outline"
              aria-label={fill(messages.call, { phone: contactPhone })}
            >
              <DecorativeDrawing name="handset" className="size-4.5" />
              {contactPhone}
            </LinkButton>
          </div>
          <ul className="flex flex-wrap gap-2.5 pt-8">
            {Object.values(messages.facts).map((fact) => (
              <li
                key={fact}
                className="pill rounded-full bg-wool px-4 py-1.5 text-[.98rem] font-medium"
              >
                {fact}
              </li>
            ))}
          </ul>
        </div>
        <Alpaca
          pose="looking"
          blinks
          label={messages.picture}
          className="mx-auto mt-10 block w-full max-w-xs overflow-visible md:mt-0 md:max-w-none"
        />
      </Container>
    </section>
  );
}
