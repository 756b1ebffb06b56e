import { CONTENT_LANGUAGES } from '@/config/languages';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { Section } from '@/ui/section';
import type { ENTRY_SOURCES } from '@/domain/complaint';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { languageName } from '@/lib/i18n/language-name';
import { useLanguage } from '@/lib/i18n/use-language';
import { useEntryControls, type EntryState } from './entry-controls';
import type { CommonEntry } from './entry-schema';
import { entryKitMessages } from './messages';

interface SourceFieldsProps {
  form: EntryState<CommonEntry>;
  sources: readonly (typeof ENTRY_SOURCES)[number][];
}

/** Renders the fields for the channel and the day of receipt. */
export function SourceFields({ form, sources }: SourceFieldsProps) {
  const { t } = useCaseTexts(entryKitMessages);
  const uiLanguage = useLanguage();
  const { frame, typed, select } = useEntryControls(form, (field) => t(`fields.${field}`));
  return (
    <Section title={t('parts.source')}>
      <div className="grid gap-4 sm:grid-cols-2">
        {select(
          'source',
          sources.map((value) => ({ value, label: t(`sources.${value}`) })),
        )}
        <Field {...frame('received_on')} hint={t('hints.received_on')} required>
          <TextInput {...typed('received_on')} type="date" />
        </Field>
        <Field
          {...frame('source_name')}
          optional={form.values.source !== 'lembaga'}
          required={form.values.source === 'lembaga'}
        >
          <TextInput {...typed('source_name')} maxLength={200} />
        </Field>
        {select(
          'language',
          CONTENT_LANGUAGES.map((value) => ({ value, label: languageName(value, uiLanguage) })),
        )}
      </div>
    </Section>
  );
}
