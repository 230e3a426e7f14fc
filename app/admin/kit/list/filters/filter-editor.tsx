import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useClientQuery } from '../../../../backend/use-client-query.ts';
import type { Filter, Option } from '../list-definition.ts';
import { AtLeastEditor } from './at-least-editor.tsx';
import { DatesEditor } from './dates-editor.tsx';
import { FindInput } from './find-input.tsx';
import { OptionBoxes } from './option-boxes.tsx';
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

type ReferenceEditorProps = {
  filter: Extract<Filter, { kind: 'reference' }>;
  values: string[];
  named: Option[];
  onChange: (values: string[]) => void;
};

function ReferenceEditor({ filter, values, named, onChange }: ReferenceEditorProps) {
  const [text, setText] = useState('');
  const { data: options = [] } = useClientQuery({
    queryKey: ['filter-options', filter.key, text.trim()],
    queryFn: (client) => filter.find(client, text.trim()),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  const chosenOptions = named.filter(({ value }) => values.includes(value));
  const otherOptions = options.filter(({ value }) => !values.includes(value));
  return (
    <div className="grid w-72 gap-1.5">
      <FindInput value={text} onChange={setText} />
      <OptionBoxes
        label={filter.label}
        options={[...chosenOptions, ...otherOptions]}
        values={values}
        onChange={onChange}
      />
    </div>
  );
}
