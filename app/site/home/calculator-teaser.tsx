import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { Container } from '../../ui/container.tsx';
import { StaticHtml } from '../blocks/static-html.tsx';
import type { FilledHomeMessages } from './fill-home-messages.server.ts';

type CalculatorTeaserProps = {
  messages: Pick<FilledHomeMessages['calculator'], 'title' | 'text' | 'open'>;
  /** Drawn by the server. */
  chart: string;
};

export function CalculatorTeaser({ messages, chart }: CalculatorTeaserProps) {
  return (
    <section className="pt-5 md:pt-6">
      <Container>
        <Card tone="peach" className="grid items-center gap-9 md:grid-cols-2 md:gap-12 md:p-13">
          <div>
            <h2 className="text-[clamp(2rem,3.6vw,3rem)]">{messages.title}</h2>
            <p className="measure-36 pt-4 pb-7 text-[1.15rem]">{messages.text}</p>
            <LocalizedLink to="/calculator" className={buttonClass()}>
              {messages.open}
            </LocalizedLink>
          </div>
          <StaticHtml html={chart} />
        </Card>
      </Container>
    </section>
  );
}
