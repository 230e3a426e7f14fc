import { RecruiterFace } from '../blocks/recruiter-card.tsx';
import type { ArticleAuthor } from './data.ts';

type AuthorCardProps = { author: ArticleAuthor; label: string };

export function AuthorCard({ author, label }: AuthorCardProps) {
  return (
    <aside className="mt-10 flex gap-5 rounded-card bg-wool p-6 md:p-7">
      <RecruiterFace recruiter={author} />
      <div className="text-[1rem]">
        <p className="text-[.9rem] text-soft">{label}</p>
        <p className="leading-snug font-semibold">
          {author.name}
          {author.title && <span className="block font-normal text-soft">{author.title}</span>}
        </p>
        {author.bio && <p className="pt-2.5">{author.bio}</p>}
      </div>
    </aside>
  );
}
