import { Alpaca } from '../../art/alpaca.tsx';
import { useCommonMessages } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Container } from '../../ui/container.tsx';

export default function NotFoundScreen() {
  const { notFound } = useCommonMessages();
  return (
    <Container className="grid items-center gap-10 pt-12 md:grid-cols-2 md:pt-18">
      <div>
        <p className="pb-4 font-semibold text-soft">404</p>
        <h1 className="text-[clamp(2.4rem,5vw,4rem)]">{notFound.title}</h1>
        <p className="measure-42 pt-5 pb-8 text-xl text-soft">{notFound.text}</p>
        <div className="flex flex-wrap gap-3.5">
          <LocalizedLink to="/" className={buttonClass()}>
            {notFound.home}
          </LocalizedLink>
          <LocalizedLink to="/available-jobs" className={buttonClass({ variant: 'outline' })}>
            {notFound.jobs}
          </LocalizedLink>
        </div>
      </div>
      <Alpaca pose="searching" className="mx-auto w-full max-w-md" />
    </Container>
  );
}
