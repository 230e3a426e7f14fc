import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAuth } from '../../../../backend/auth/auth-context.ts';
import type { Filter, Option } from '../list-definition.ts';
import { FindInput } from './find-input.tsx';
import { OptionBoxes } from './option-boxes.tsx';

type ReferenceEditorProps = {
  filter: Extract<Filter, { kind: 'reference' }>;
  values: string[];
  named: Option[];
  onChange: (values: string[]) => void;
};

export function ReferenceEditor({ filter, values, named, onChange }: ReferenceEditorProps) {
  const { getClient } = useAuth();
  const [text, setText] = useState('');
  const { data: found = [] } = useQuery({
    queryKey: ['filter-options', filter.key, text.trim()],
    queryFn: async () => filter.find(await getClient(), text.trim()),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  const chosen = named.filter(({ value }) => values.includes(value));
  const others = found.filter(({ value }) => !values.includes(value));
  return (
    <div className="grid w-72 gap-1.5">
      <FindInput value={text} onChange={setText} />
      <OptionBoxes
        label={filter.label}
        options={[...chosen, ...others]}
        values={values}
        onChange={onChange}
      />
    </div>
  );
}
