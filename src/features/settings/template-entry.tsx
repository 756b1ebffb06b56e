import { useState } from 'react';
import type { ThreadKind } from '@/domain/case-status';
import { isTemplatePurpose } from '@/domain/message-template';
import { Badge } from '@/ui/controls/badge';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { type LetterTemplate } from '@/features/cases/inbox/reply/templates';
import { useTexts } from '@/lib/i18n/use-texts';
import { hasDraft } from '@/session/drafts';
import { templateFields } from './groups';
import { settingsMessages } from './messages';
import { SettingsForm } from './settings-form';
import { TemplatePreview } from './template-preview';

interface TemplateEntryProps {
  kind: ThreadKind;
  template: LetterTemplate;
}

/**
 * Renders a template: its name and state and, when expanded, its text in both languages. Collapsing keeps the
 * input.
 */
export function TemplateEntry({ kind, template }: TemplateEntryProps) {
  const { t } = useTexts(settingsMessages, inboxKitMessages);
  const { id, purpose, body, body_en, default_body, default_body_en } = template;
  const [hadDraft] = useState(() => hasDraft(`settings:${id}`));
  const [wasOpened, setOpened] = useState(hadDraft);
  const [isUnsaved, setUnsaved] = useState(false);
  const name = isTemplatePurpose(purpose) ? t(`inboxKit:templates.${purpose}`) : purpose;
  const isChanged = body !== default_body || body_en !== default_body_en;
  return (
    <li>
      <details open={hadDraft} onToggle={() => setOpened(true)}>
        <summary className="min-h-11 cursor-pointer px-4 py-3 text-sm font-semibold">
          {name}
          <span className="ms-3 inline-flex flex-wrap gap-2 align-middle">
            {isChanged && <Badge tone="info">{t('templates.changed')}</Badge>}
            {!body_en && <Badge>{t('templates.onlyIndonesian')}</Badge>}
            {isUnsaved && <Badge tone="warning">{t('unsaved')}</Badge>}
          </span>
        </summary>
        {wasOpened && (
          <div className="px-4 pb-4">
            <SettingsForm
              table="message_templates"
              name={id}
              title={`${t(`templates.kind.${kind}`)}, ${name}`}
              fields={templateFields}
              row={template}
              onDirty={setUnsaved}
              defaults={{ body: default_body, body_en: default_body_en }}
              preview={(values) => <TemplatePreview kind={kind} values={values} />}
            />
          </div>
        )}
      </details>
    </li>
  );
}
