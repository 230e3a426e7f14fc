import { maxArticleLengths } from '../../../domain/content/article-draft.ts';
import { fullNameOf } from '../../../domain/staff/full-name.ts';
import { CreateScreen } from '../kit/editor/create-screen.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import { createArticle } from './data/editor.ts';

export default function NewArticle() {
  const { create, content } = useMessages('articleEditor');
  const staff = useStaff();
  return (
    <CreateScreen
      messages={create}
      titleLabel={content.fields.title}
      maxTitleLength={maxArticleLengths.title}
      create={async (client, titles) => {
        const id = await createArticle(client, { ...titles, author_name: fullNameOf(staff) });
        return `/admin/blog/edit/${id}`;
      }}
    />
  );
}
