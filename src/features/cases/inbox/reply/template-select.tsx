import { useQuery } from '@tanstack/react-query';
import type { ThreadKind } from '@/domain/case-status';
import { isTemplatePurpose } from '@/domain/message-template';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { PartFailure } from '@/ui/part-failure';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { templatesQuery, useFillTemplate, type Addressee } from './templates';

interface TemplateSelectProps {
  kind: ThreadKind;
  to: Addressee;
  /** Id of the chosen template; empty if none is chosen. */
  value: string;
  onChoose: (id: string, text: string, purpose: string | undefined) => void;
}

/**
 * Renders a select of templates for a message, in the reporter's language. The text can be edited before
 * sending.
 */
export function TemplateSelect({ kind, to, value, onChoose }: TemplateSelectProps) {
  const { t } = useCaseTexts(inboxKitMessages);
  const { data: templates = [], isError, isFetching, refetch } = useQuery(templatesQuery(kind));
  const fill = useFillTemplate();
  const choose = (id: string) => {
    const template = templates.find((each) => each.id === id);
    onChoose(id, template ? fill(template, to) : '', template?.purpose);
  };
  if (isError)
    return <PartFailure message={t('templatesFailed')} onRetry={refetch} isRetrying={isFetching} />;
  return (
    <Field label={t('compose.template')} className="max-w-sm">
      <Select value={value} onChange={(event) => choose(event.target.value)}>
        <option value="">{t('compose.noTemplate')}</option>
        {templates.map(({ id, purpose }) => (
          <option key={id} value={id}>
            {isTemplatePurpose(purpose) ? t(`templates.${purpose}`) : purpose}
          </option>
        ))}
      </Select>
    </Field>
  );
}
