import { useState } from 'react';
import type { ThreadKind } from '@/domain/case-status';
import { useFillTemplate, type Addressee } from '@/features/cases/inbox/reply/templates';
import { CONTENT_LANGUAGES, type Language } from '@/config/languages';
import { languageName } from '@/lib/i18n/language-name';
import { useLanguage } from '@/lib/i18n/use-language';
import { localizedText } from '@/lib/localized';
import { useTexts } from '@/lib/i18n/use-texts';
import { dayAfter, officeDay } from '@/lib/today';
import type { SettingsFormValues } from './groups';
import { settingsMessages } from './messages';

const NUMBERS: Record<ThreadKind, string> = {
  appeal: 'BND-2026-000007',
  complaint: 'KEL-2026-000123',
  contact: 'PSN-2026-000045',
};

/** Returns sample data of an obviously fictional reporter. */
function sample(kind: ThreadKind, language: Language, today: string): Addressee {
  const at = (days: number) => `${dayAfter(today, days)}T12:00:00+07:00`;
  const subjects: Record<Language, string> = { id: 'Penilaian tertunda', en: 'Assessment delayed' };
  return {
    language,
    number: NUMBERS[kind],
    name: 'Siti Contoh',
    subject: subjects[language],
    created_at: at(0),
    first_response_due_at: at(3),
    due_at: at(20),
  };
}

/** Renders a template with sample values, in every language. */
export function TemplatePreview({ kind, values }: { kind: ThreadKind; values: SettingsFormValues }) {
  const { t } = useTexts(settingsMessages);
  const spoken = useLanguage();
  const fill = useFillTemplate();
  const [today] = useState(() => officeDay(new Date()));
  const template = { body: String(values.body), body_en: String(values.body_en) };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {CONTENT_LANGUAGES.map((language) => (
        <figure key={language} className="min-w-0 space-y-2">
          <figcaption className="text-xs font-semibold text-text-muted">
            {t('templates.sample', { language: languageName(language, spoken) })}
          </figcaption>
          <p
            lang={localizedText(template, 'body', language).lang ?? language}
            className="rounded border border-dashed border-border-strong px-3 py-2 text-sm wrap-anywhere whitespace-pre-wrap"
          >
            {fill(template, sample(kind, language, today))}
          </p>
        </figure>
      ))}
    </div>
  );
}
