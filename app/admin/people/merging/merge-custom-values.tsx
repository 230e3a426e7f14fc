import { inLanguage } from '../../../../domain/in-language.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useCustomValues } from '../../custom-fields/data.ts';
import { formatCustomValue } from '../../custom-fields/format-custom-value.ts';
import { useCustomFields } from '../../custom-fields/use-custom-fields.ts';
import { MergeRow } from './merge-row.tsx';

type MergeCustomValuesProps = {
  keep: string;
  gone: string;
  /** Keys of the fields to take from the merged record. */
  take: string[];
  onTake: (take: string[]) => void;
};

/** The fields of the agency in which the two records differ. */
export function MergeCustomValues({ keep, gone, take, onTake }: MergeCustomValuesProps) {
  const fields = useCustomFields('people');
  const language = useLanguage();
  const { data: ownValues } = useCustomValues({ target: 'people', id: keep });
  const { data: otherValues } = useCustomValues({ target: 'people', id: gone });
  if (!ownValues || !otherValues) return null;
  return fields
    .filter(({ key }) => ownValues[key] !== otherValues[key])
    .map((field) => {
      const { key, name } = field;
      const kept = formatCustomValue(field, ownValues[key], language);
      const other = formatCustomValue(field, otherValues[key], language);
      const isTaken = take.includes(key);
      return (
        <MergeRow
          key={key}
          name={key}
          label={inLanguage(name, language)}
          kept={kept}
          gone={other}
          result={isTaken ? other : kept || other}
          isTaken={isTaken}
          onTake={(isNowTaken) =>
            onTake(isNowTaken ? [...take, key] : take.filter((one) => one !== key))
          }
        />
      );
    });
}
