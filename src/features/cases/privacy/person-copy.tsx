import { Download, Printer } from 'lucide-react';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { saveFile } from '@/lib/csv';
import { useTexts } from '@/lib/i18n/use-texts';
import { dataCopyMessages } from './data-copy-messages';
import { copyFile, labelledCopy, type CopyEntry } from './data-copy';
import { dataRequestsMessages } from './messages';
import type { PersonCopyResult as Copy } from './queries';

/**
 * Renders all data about a person, to read, print, or save as a machine-readable file. Discarded on leaving.
 */
export function PersonCopy({ copy, onBack }: { copy: Copy; onBack: () => void }) {
  const { t } = useTexts(dataRequestsMessages);
  const worded = labelledCopy(copy);
  const number = typeof copy.case.number === 'string' ? copy.case.number : '';
  return (
    <>
      <div className="mb-6 space-y-4 print:hidden">
        <Notice tone="warning" title={t('copy.once')}>
          {t('copy.onceHint')}
        </Notice>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={onBack}>
            {t('copy.back')}
          </Button>
          <Button onClick={() => saveFile(`data-${number}.json`, copyFile(worded), 'application/json')}>
            <Download aria-hidden />
            {t('copy.save')}
          </Button>
          <Button variant="secondary" onClick={() => window.print()}>
            <Printer aria-hidden />
            {t('copy.print')}
          </Button>
        </div>
      </div>
      <article lang={worded.language} className="space-y-6 break-words">
        <h1 className="text-xl">{worded.title}</h1>
        {worded.parts
          .filter(({ isMany, lists }) => lists.length > 0 || isMany)
          .map(({ title, lists }) => (
            <section key={title} className="space-y-2">
              <h2 className="text-base">{title}</h2>
              {lists.length === 0 && <p className="text-sm">{dataCopyMessages[worded.language].none}</p>}
              {lists.map((entries, place) => (
                <Entries key={place} entries={entries} />
              ))}
            </section>
          ))}
      </article>
    </>
  );
}

const Entries = ({ entries }: { entries: CopyEntry[] }) => (
  <dl className="space-y-2 border-b border-border pb-3 text-sm last:border-0">
    {entries.map(({ label, value }) => (
      <div key={label}>
        <dt className="text-xs font-semibold text-text-muted">{label}</dt>
        <dd className="max-w-prose whitespace-pre-wrap">{value}</dd>
      </div>
    ))}
  </dl>
);
