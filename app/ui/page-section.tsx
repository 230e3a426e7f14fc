import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Container } from './container.tsx';

/** A section of a page with its vertical spacing. */
export function PageSection({ className, children, ...props }: ComponentProps<'section'>) {
  return (
    <section className={clsx('pt-18 md:pt-[110px]', className)} {...props}>
      <Container>{children}</Container>
    </section>
  );
}
