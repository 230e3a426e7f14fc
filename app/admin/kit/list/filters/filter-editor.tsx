import type { Filter } from '../list-definition.ts';
import { AtLeastEditor } from './at-least-editor.tsx';
import { DatesEditor } from './dates-editor.tsx';
import { OptionBoxes } from './option-boxes.tsx';
import { ReferenceEditor } from './reference-editor.tsx';
import { useFilterOptions } from './use-filter-options.ts';

type FilterEditorProps = {
  filter: Filter;
  values: string[];
  onChange: (values: string[]) => void;
  onClose: () => void;
};

export function FilterEditor({ filter, values, onChange, onClose }: FilterEditorProps) {
  const options = useFilterOptions(filter, values);
  const choose = (chosen: string[]) => {
    onChange(chosen);
    onClose();
  };
  switch (filter.kind) {
    case 'flag':
      return null;
    case 'choice':
    case 'staff':
      return (
        <OptionBoxes
          label={filter.label}
          options={options}
          values={values}
          onChange={onChange}
          findable={options.length > 8}
        />
      );
    case 'atLeast':
      return <AtLeastEditor filter={filter} value={values[0]} onChange={choose} />;
    case 'dates':
      return <DatesEditor value={values[0]} onChange={choose} />;
    case 'reference':
      return (
        <ReferenceEditor filter={filter} values={values} named={options} onChange={onChange} />
      );
  }
}
