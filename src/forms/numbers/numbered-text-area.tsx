import { useId, useRef, type ComponentProps, type Ref } from 'react';
import { FieldContext } from '@/ui/controls/field-control';
import { Select } from '@/ui/controls/select';
import { TextArea } from '@/ui/controls/text-area';
import { toContentLanguage } from '@/lib/content-languages';
import { useTexts } from '@/lib/i18n/use-texts';
import { useNamedNumbers } from '@/site/page/text-numbers';
import { numberOfferMessages } from './messages';

interface NumberedTextAreaProps extends Omit<ComponentProps<'textarea'>, 'ref'> {
  ref?: Ref<HTMLTextAreaElement>;
  /** Current text of the field. */
  text: string;
}

/** Renders a text area that offers placeholders for numbers from the settings and reports unknown ones. */
export function NumberedTextArea({ ref, text, ...rest }: NumberedTextAreaProps) {
  const { t } = useTexts(numberOfferMessages);
  const note = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const numbers = useNamedNumbers(!rest.readOnly, toContentLanguage(rest.lang)) ?? [];
  const used = [...text.matchAll(/\{([a-z_]+)\}/g)].map(([, name]) => name ?? '');
  const unknown =
    numbers.length > 0 ? used.filter((name) => !numbers.some((each) => each.name === name)) : [];
  const join = (element: HTMLTextAreaElement | null) => {
    area.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  const insert = (name: string) => {
    const at = area.current;
    if (!at || name === '') return;
    at.focus();
    at.setRangeText(`{${name}}`, at.selectionStart, at.selectionEnd, 'end');
    // Fires the same event as typing, so that the form registers the change.
    at.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div className="space-y-1.5">
      <TextArea {...rest} ref={join} aria-describedby={unknown.length > 0 ? note : undefined} />
      {numbers.length > 0 && (
        // The field's label and error belong to the text area, not to the buttons.
        <FieldContext value={null}>
          <Select
            aria-label={t('insert')}
            value=""
            onChange={({ target }) => insert(target.value)}
            className="max-w-sm"
          >
            <option value="">{t('insert')}</option>
            {numbers.map(({ name, value }) => (
              <option key={name} value={name}>
                {`{${name}} · ${value ?? t('none')}`}
              </option>
            ))}
          </Select>
        </FieldContext>
      )}
      {unknown.length > 0 && (
        <p id={note} role="status" className="text-sm text-warning">
          {t('unknown', { names: [...new Set(unknown)].map((name) => `{${name}}`).join(', ') })}
        </p>
      )}
    </div>
  );
}
