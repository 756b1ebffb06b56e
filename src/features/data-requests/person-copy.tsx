import { Download, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/notice';
import { Button } from '@/components/ui/button';
import { formatBytes, formatDateTime } from '@/lib/format';
import { saveFile } from '@/lib/csv';
import type { Json } from '@/lib/database.types';
import { useLanguage } from '@/lib/i18n/use-language';
import type { PersonCopy as Copy } from './queries';

const said = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** All data about a person, to read and to print, and as a file that another program can read. Gone when left. */
export function PersonCopy({ copy, onBack }: { copy: Copy; onBack: () => void }) {
  const { t, i18n } = useTranslation(['dataRequests', 'inboxKit', 'auditFields']);
  const language = useLanguage();
  const number = typeof copy.case.number === 'string' ? copy.case.number : '';
  // Column names are data here; what the log calls them is what they are called.
  const label = (column: string) => {
    const key = `auditFields:${column}`;
    return i18n.exists(key) ? t(key as 'auditFields:number') : column;
  };
  const parts = [
    { title: t('copy.person'), values: copy.person },
    { title: t('copy.case'), values: copy.case },
    { title: t('copy.consent'), values: copy.consent ?? {} },
  ];
  return (
    <article className="space-y-6 break-words">
      <div className="space-y-4 print:hidden">
        <Notice tone="warning" title={t('copy.once')}>
          {t('copy.onceHint')}
        </Notice>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={onBack}>
            {t('copy.back')}
          </Button>
          <Button
            onClick={() => saveFile(`data-${number}.json`, JSON.stringify(copy, null, 2), 'application/json')}
          >
            <Download aria-hidden />
            {t('copy.save')}
          </Button>
          <Button variant="secondary" onClick={() => window.print()}>
            <Printer aria-hidden />
            {t('copy.print')}
          </Button>
        </div>
      </div>
      <header className="space-y-1">
        <h1 className="text-xl">{t('copy.title', { number })}</h1>
        <p className="text-sm text-text-muted">
          {copy.body} · {formatDateTime(language, copy.exported_at)}
        </p>
      </header>
      {parts.map(({ title, values }) => (
        <section key={title} className="space-y-2">
          <h2 className="text-base">{title}</h2>
          <dl className="space-y-2 text-sm">
            {Object.entries(values).map(([column, value]) => (
              <div key={column}>
                <dt className="text-xs font-semibold text-text-muted">{label(column)}</dt>
                <dd className="max-w-prose whitespace-pre-wrap">{said(value)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {copy.messages && (
        <section className="space-y-2">
          <h2 className="text-base">{t('copy.messages')}</h2>
          <ol className="space-y-3 text-sm">
            {copy.messages.map((message, place) => (
              <li key={place}>
                <p className="text-xs text-text-muted">
                  {formatDateTime(language, message.at)} ·{' '}
                  {t(message.from === 'reporter' ? 'inboxKit:timeline.reporter' : 'copy.body')}
                </p>
                <p className="max-w-prose whitespace-pre-wrap">{message.body ?? message.status}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      <section className="space-y-2">
        <h2 className="text-base">{t('copy.files')}</h2>
        {copy.files.length === 0 ? (
          <p className="text-sm text-text-muted">{t('inboxKit:evidence.none')}</p>
        ) : (
          <ul className="list-disc ps-5 text-sm">
            {copy.files.map((file) => (
              <li key={file.name}>
                {file.name} ({formatBytes(language, file.size)})
              </li>
            ))}
          </ul>
        )}
      </section>
    </article>
  );
}
