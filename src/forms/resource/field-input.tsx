import { useMemo, type ComponentProps } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { RichTextEditor } from '@/ui/rich-text-editor/rich-text-editor';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { Switch } from '@/ui/controls/switch';
import { TextArea } from '@/ui/controls/text-area';
import { TextInput } from '@/ui/controls/text-input';
import { DEFAULT_LANGUAGE } from '@/config/languages';
import { columnLanguage, toContentLanguage } from '@/lib/content-languages';
import { useTexts } from '@/lib/i18n/use-texts';
import { isDay, yearsAfter } from '@/lib/today';
import { useNamedNumbers } from '@/site/page/text-numbers';
import { NumberedTextArea } from '@/forms/numbers/numbered-text-area';
import type { ShownFields } from './define-resource';
import type { AnyField } from './fields';
import { useResourceTexts } from './resource-texts';
import type { FormValues } from './row-values';
import { useFieldProblem } from './use-field-problem';
import { ChoicesInput } from './choices-input';
import { AmountRead, UnusualValue } from './field-hint';
import { DeadLinkHint } from './dead-link-hint';
import { useFieldLabel } from './field-label';
import { MediaInput } from './media-input';
import { NarrowedSelect } from './narrowed-select';
import { OfferedInput } from './offered-input';
import { ReferenceInput } from './reference-input';

interface FieldInputProps {
  resource: ShownFields;
  field: AnyField;
  column: string;
  readOnly: boolean;
}

/** Renders a column's label, input and error. */
export function FieldInput(props: FieldInputProps) {
  const { resource, field, column, readOnly } = props;
  const { find } = useTexts(resource.messages);
  const { register } = useFormContext<FormValues>();
  const problem = useFieldProblem(resource, field, column);
  const label = useFieldLabel(resource)(field, column);
  if (field.kind === 'toggle') return <Switch label={label} disabled={readOnly} {...register(column)} />;
  if (field.kind === 'choices') {
    return <ChoicesInput resource={resource} field={field} label={label} readOnly={readOnly} />;
  }

  if (field.kind === 'image' || (field.kind === 'url' && field.file)) {
    return <MediaInput field={field} label={label} readOnly={readOnly} error={problem} />;
  }
  return (
    <Field
      label={label}
      error={problem}
      required={isMarkedRequired(field, column)}
      hint={
        (field.kind === 'number' && field.unit === 'rupiah' && <AmountRead column={column} />) ||
        (field.kind === 'url' && !field.orHead && <DeadLinkHint column={column} />) ||
        (field.kind === 'text' && field.offers?.isUsual && (
          <UnusualValue column={column} offers={field.offers} />
        )) ||
        find(`hints.${field.column}`)
      }
    >
      <Input {...props} field={field} label={label} />
    </Field>
  );
}

/** A number input with arrows is never blank, so it has no mark. */
const isMarkedRequired = (field: AnyField, column: string) =>
  field.required === true &&
  columnLanguage(column) === DEFAULT_LANGUAGE &&
  !(field.kind === 'number' && field.spinner);

type InputField = Exclude<AnyField, { kind: 'toggle' | 'choices' | 'image' }>;

function Input({
  resource,
  field,
  column,
  label,
  readOnly,
}: FieldInputProps & { field: InputField; label: string }) {
  const { register, control, getValues, setValue } = useFormContext<FormValues>();
  const text = useResourceTexts(resource);
  const lang = columnLanguage(column);
  const shared = { ...register(column), readOnly };
  switch (field.kind) {
    case 'text':
      return field.offers ? (
        <OfferedInput {...shared} list={resource.table} column={column} offers={field.offers} />
      ) : (
        <TextInput {...shared} type={field.type} placeholder={field.placeholder} lang={lang} />
      );
    case 'longText':
      return field.numbers ? (
        <NumberedText {...shared} rows={field.rows} lang={lang} />
      ) : (
        <TextArea {...shared} rows={field.rows} placeholder={field.placeholder} lang={lang} />
      );
    case 'url':
      return <TextInput {...shared} inputMode="url" spellCheck={false} />;
    case 'number':
      return field.spinner ? (
        <TextInput {...shared} type="number" min={field.min} max={field.max} />
      ) : (
        <TextInput {...shared} inputMode="numeric" />
      );
    case 'date': {
      const { proposes } = field;
      const propose = () => {
        const day = String(getValues(column));
        if (!proposes || !isDay(day) || getValues(proposes.column)) return;
        setValue(proposes.column, yearsAfter(day, proposes.years), { shouldDirty: true });
      };
      return (
        <TextInput
          {...shared}
          type="date"
          onBlur={(event) => {
            propose();
            return shared.onBlur(event);
          }}
        />
      );
    }
    case 'select':
      if (field.narrowedBy) {
        const { narrowedBy } = field;
        return <NarrowedSelect resource={resource} field={{ ...field, narrowedBy }} readOnly={readOnly} />;
      }
      return (
        <Select {...register(column)} disabled={readOnly}>
          {!field.required && <option value="" />}
          {field.options.map((option) => (
            <option key={option} value={option}>
              {text(`options.${field.column}.${option}`)}
            </option>
          ))}
        </Select>
      );
    case 'reference':
      return <ReferenceInput resource={resource} field={field} label={label} readOnly={readOnly} />;
    case 'richText':
      return (
        <Controller
          control={control}
          name={column}
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <NumberedEditor
              ref={ref}
              label={label}
              lang={lang}
              defaultValue={value}
              onChange={onChange}
              onBlur={onBlur}
              readOnly={readOnly}
            />
          )}
        />
      );
  }
}

/** Renders an input for plain text that may contain placeholders for numbers from the settings. */
function NumberedText(props: Omit<ComponentProps<typeof NumberedTextArea>, 'text'> & { name: string }) {
  return <NumberedTextArea {...props} text={String(useWatch({ name: props.name }) ?? '')} />;
}

/** Renders an input for rich text that may contain placeholders for numbers from the settings. */
function NumberedEditor(props: ComponentProps<typeof RichTextEditor>) {
  const numbers = useNamedNumbers(!props.readOnly, toContentLanguage(props.lang));
  const services = useMemo(() => (numbers ? { numbers } : {}), [numbers]);
  return <RichTextEditor {...props} services={services} />;
}
