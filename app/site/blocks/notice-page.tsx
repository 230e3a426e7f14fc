import type { ReactNode } from 'react';
import { Container } from '../../ui/container.tsx';

type NoticePageProps = { title: string; text: string; picture: ReactNode; children?: ReactNode };

/** A page with one message: the outcome, and the next step. */
export function NoticePage({ title, text, picture, children }: NoticePageProps) {
  return (
    <Container className="grid items-center gap-10 pt-12 md:grid-cols-2 md:pt-18">
      <div>
        <h1 className="text-[clamp(2.2rem,5vw,3.6rem)]">{title}</h1>
        <p className="measure-46 pt-4 pb-7 text-[1.1rem] text-soft">{text}</p>
        {children}
      </div>
      <div className="mx-auto w-full max-w-80">{picture}</div>
    </Container>
  );
}
