import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { useInboxAddress } from '@/inbox-kit/inbox-address';

interface FilterSelectProps {
  /** Its name in the address. */
  name: string;
  label: string;
  /** Label of the choice that filters nothing. */
  any: string;
  options: readonly { value: string; label: string }[];
}

/** One filter of a list, kept in the address. */
export function FilterSelect({ name, label, any, options }: FilterSelectProps) {
  const address = useInboxAddress();
  return (
    <Field label={label} hideLabel className="min-w-40 flex-1 sm:max-w-56">
      <Select value={address.get(name)} onChange={(event) => address.set({ [name]: event.target.value })}>
        <option value="">{any}</option>
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  );
}
