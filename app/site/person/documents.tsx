import type { OwnPage } from './data.ts';

type DocumentsProps = { title: string; documents: OwnPage['documents'] };

export function Documents({ title, documents }: DocumentsProps) {
  if (documents.length === 0) return null;
  return (
    <section>
      <h2 className="pb-3 text-[1.5rem]">{title}</h2>
      <ul>
        {documents.map(({ id, file_name, url }) => (
          <li key={id}>
            <a href={url} className="inline-flex min-h-9 items-center underline underline-offset-4">
              {file_name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
