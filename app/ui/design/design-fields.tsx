import { CheckboxField, InputField, SelectField } from '../fields/field.tsx';
import { TextareaField } from '../fields/textarea-field.tsx';

export function DesignFields() {
  return (
    <form className="grid w-full max-w-md gap-5">
      <InputField label="Name" autoComplete="name" />
      <InputField label="E-mail" type="email" hint="We write once." autoComplete="email" />
      <InputField label="Phone" type="tel" error="Write the number with its country code." />
      <SelectField label="Plan">
        <option>Small</option>
        <option>Medium</option>
        <option>Large</option>
      </SelectField>
      <TextareaField label="Message" />
      <CheckboxField label="Keep me posted" hint="You can leave at any time." />
    </form>
  );
}
