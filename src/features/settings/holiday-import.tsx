import { useState } from 'react';
import { FailureNotice } from '@/ui/failure-notice';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { TextArea } from '@/ui/controls/text-area';
import { DraftNotice } from '@/drafts/draft-notice';
import { useFormDraft } from '@/drafts/use-form-draft';
import { useTexts } from '@/lib/i18n/use-texts';
import { parseHolidays } from './holidays';
import { settingsMessages } from './messages';
import { reasonOf, useImportHolidays } from './queries';

/**
 * Renders a form that imports the holidays of a year from pasted lines, and lists invalid lines before
 * saving.
 */
export function HolidayImport() {
  const { t } = useTexts(settingsMessages);
  const draft = useFormDraft('holidays:import', 'browser', '');
  const text = draft.values;
  const [isOpen] = useState(draft.isDirty);
  const { mutate, isPending, error } = useImportHolidays();
  const { holidays, bad } = parseHolidays(text);
  const run = () =>
    mutate(holidays, {
      onSuccess: (number) => {
        toast({ title: t('holidays.imported', { number }) });
        if (bad.length === 0) return draft.done();
        // Invalid lines stay in the field to be corrected.
        draft.set(bad.map((line) => line.text).join('\n'));
      },
    });
  return (
    <details open={isOpen} className="rounded-lg border border-border p-4">
      <summary className="min-h-6 cursor-pointer text-sm font-semibold">{t('holidays.import')}</summary>
      <div className="space-y-4 pt-4">
        <DraftNotice restored={draft.restored} />
        <Field label={t('holidays.lines')} hint={t('holidays.importHint')}>
          <TextArea
            value={text}
            onChange={({ target }) => draft.set(target.value)}
            rows={6}
            spellCheck={false}
            className="font-mono text-sm"
          />
        </Field>
        {bad.length > 0 && (
          <Notice tone="warning" title={t('holidays.bad', { number: bad.length })}>
            <ul>
              {bad.map(({ line, text: words }) => (
                <li key={line}>{t('holidays.badLine', { line, text: words.slice(0, 80) })}</li>
              ))}
            </ul>
          </Notice>
        )}
        {text !== '' && <p className="text-sm">{t('holidays.ready', { number: holidays.length })}</p>}
        {error && (
          <FailureNotice of={error} title={t('holidays.refused')}>
            {t(`reason.${reasonOf(error)}`)}
          </FailureNotice>
        )}
        <Button variant="secondary" disabled={holidays.length === 0} isPending={isPending} onClick={run}>
          {t('holidays.run')}
        </Button>
      </div>
    </details>
  );
}
