import { clsx } from 'clsx';
import { coverUrl, coverWidths } from '../../../domain/content/picture.ts';
import { StaticHtml } from '../blocks/static-html.tsx';

type ArticleCoverProps = {
  slug: string;
  cover: string | null;
  alt: string;
  /** Drawn by the server; without it, as in the preview of the editor, the cover is plain. */
  drawing?: string | null;
  /** The width on the page, for choosing the smallest picture that is sharp there. */
  sizes: string;
  /** Set for the picture at the top of the page, which is loaded first. */
  first?: boolean;
  className?: string;
};

/** The article's picture from storage, in the width that fits, or a drawn landscape. */
export function ArticleCover({
  slug,
  cover,
  alt,
  drawing,
  sizes,
  first = false,
  className,
}: ArticleCoverProps) {
  const shape = clsx('block aspect-[16/9] w-full object-cover', className);
  // A view transition turns the cover in the list into the cover of the article.
  const style = { viewTransitionName: `cover-${slug}` };
  if (!cover) {
    return (
      <div className={clsx(shape, 'relative overflow-hidden bg-mint')} style={style}>
        {drawing && <StaticHtml html={drawing} />}
      </div>
    );
  }

  return (
    <img
      src={coverUrl(cover, 800)}
      srcSet={coverWidths.map((width) => `${coverUrl(cover, width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={1600}
      height={900}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      className={shape}
      style={style}
    />
  );
}
