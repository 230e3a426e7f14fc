import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Container } from '../../ui/container.tsx';
import { Breadcrumbs } from '../seo/breadcrumbs.tsx';
import type { Crumb } from '../seo/crumb.ts';

type PageHeadProps = {
  crumbs: Crumb[];
  title: string;
  lead?: ReactNode;
  /** A drawing beside the text. */
  picture?: ReactNode;
  /** False if the main content has to begin on the first screen of a phone. */
  pictureOnPhones?: boolean;
  /** True for a picture with text in it, which would be too small in a narrow column. */
  isPictureWide?: boolean;
  children?: ReactNode;
};

/** Breadcrumbs, title, lead and the main action of a page. */
export function PageHead({
  crumbs,
  title,
  lead,
  picture,
  pictureOnPhones = true,
  isPictureWide = false,
  children,
}: PageHeadProps) {
  return (
    <Container className="pt-6 md:pt-9">
      <Breadcrumbs crumbs={crumbs} />
      <div
        className={clsx(
          'pt-6 md:pt-9',
          picture && 'grid items-center gap-x-12 gap-y-8',
          picture && (isPictureWide ? 'lg:grid-cols-2' : 'md:grid-cols-[1.35fr_.65fr]'),
        )}
      >
        <div>
          <h1 className="measure-18 text-[clamp(2.2rem,5vw,4.1rem)] break-words">{title}</h1>
          {lead && (
            <p className="measure-52 pt-5 text-[1.15rem] text-balance text-soft md:text-[1.25rem]">
              {lead}
            </p>
          )}
          {children && <div className="pt-8">{children}</div>}
        </div>
        {picture && (
          <div
            className={clsx(
              !isPictureWide && 'mx-auto w-full max-w-60 md:max-w-none',
              !pictureOnPhones && 'max-md:hidden',
            )}
          >
            {picture}
          </div>
        )}
      </div>
    </Container>
  );
}
