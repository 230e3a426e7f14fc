import { fill, formatDay } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { downloadFile } from '../../../ui/download-file.ts';
import { exportPerson } from '../../people/data/actions.ts';
import { useRequestMutation } from '../use-request-mutation.ts';
import type { FulfilmentWithPersonProps } from './fulfilment.tsx';

export function Export({ request, personId, messages }: FulfilmentWithPersonProps) {
  const language = useLanguage();
  const { request: t } = messages;
  const mutate = useRequestMutation();
  const save = () =>
    void mutate({
      work: async (client) => {
        const file = await exportPerson(client, personId);
        downloadFile(file, `person-${personId}.json`);
      },
      done: t.exported,
    });
  if (request.erase_after) {
    const date = formatDay(new Date(request.erase_after), language);
    return <p>{fill(t.inQuarantine, { date })}</p>;
  }
  return (
    <>
      <p className="text-soft">{t.exportText}</p>
      <Button size="compact" className="justify-self-start" onClick={save}>
        {t.export}
      </Button>
    </>
  );
}
