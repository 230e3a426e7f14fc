import { useState } from 'react';
import { fill, formatNumber } from '../../../../i18n/format.ts';
import { formatPlural } from '../../../../i18n/format-plural.ts';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useMessages } from '../../../use-messages.ts';
import { FormDialog } from '../../dialogs/form-dialog.tsx';
import { usePreference } from '../../preferences/use-preference.ts';
import { OptionBoxes } from '../filters/option-boxes.tsx';
import type { Column } from '../list-definition.ts';

type ExportDialogProps<Row> = {
  screen: string;
  count: number;
  columns: Column<Row>[];
  /** The columns that the list shows. They are selected when the dialog opens. */
  shown: string[];
  onExport: (columns: Column<Row>[]) => void;
  onClose: () => void;
};

/** Asks which columns the file gets, including columns that the list does not show. The choice is remembered. */
export function ExportDialog<Row>(props: ExportDialogProps<Row>) {
  const { screen, count, columns, shown, onExport, onClose } = props;
  const { exporting: t } = useMessages('list');
  const language = useLanguage();
  const [rememberedKeys, remember] = usePreference<string[]>(`export_${screen}`);
  const [chosenKeys, setChosenKeys] = useState<string[]>();
  const [first, ...others] = columns.filter(({ text }) => text);
  const keys = chosenKeys ?? rememberedKeys ?? shown;
  const options = others.map(({ key, label }) => ({ value: key, label }));
  const values = options.map(({ value }) => value).filter((key) => keys.includes(key));
  return (
    <FormDialog
      title={formatPlural(t.title, count, language, { count: formatNumber(count, language) })}
      onClose={onClose}
      cancel={t.cancel}
      submit={t.submit}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosenKeys) remember(chosenKeys);
        onExport(columns.filter(({ key }) => key === first?.key || keys.includes(key)));
        onClose();
      }}
    >
      <p>{fill(t.text, { column: first?.label ?? '' })}</p>
      <OptionBoxes label={t.columns} options={options} values={values} onChange={setChosenKeys} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="paper"
          size="compact"
          onClick={() => setChosenKeys(options.map(({ value }) => value))}
        >
          {t.all}
        </Button>
        <Button variant="quiet" size="compact" onClick={() => setChosenKeys(shown)}>
          {t.asInList}
        </Button>
      </div>
    </FormDialog>
  );
}
