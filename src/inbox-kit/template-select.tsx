import { useTranslation } from 'react-i18next';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { CaseRow } from './case-inbox';

const TEMPLATES = ['received', 'question', 'progress', 'delay', 'thanks'] as const;

/** Texts to start a message from, in the reporter's language; they are edited before they are sent. */
export function TemplateSelect({ row, onChoose }: { row: CaseRow; onChoose: (text: string) => void }) {
  const { t, i18n } = useTranslation('inboxKit');
  const inTheirs = i18n.getFixedT(row.language, 'inboxKit');
  const choose = (value: string) => {
    const template = TEMPLATES.find((each) => each === value);
    if (!template) return onChoose('');
    const name = row.name ?? inTheirs('reporterName');
    onChoose(inTheirs(`templates.${template}.text`, { name, number: row.number }));
  };
  return (
    <Field label={t('compose.template')} className="max-w-sm">
      <Select defaultValue="" onChange={(event) => choose(event.target.value)}>
        <option value="">{t('compose.noTemplate')}</option>
        {TEMPLATES.map((template) => (
          <option key={template} value={template}>
            {t(`templates.${template}.name`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
