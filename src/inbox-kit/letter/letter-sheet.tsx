import { useQuery } from '@tanstack/react-query';
import { findingMessages, isFinding } from '@/components/finding-messages';
import { formatDate } from '@/lib/format';
import { textsOf } from '@/lib/i18n/use-texts';
import { localized } from '@/lib/localized';
import type { Language } from '@/lib/i18n/i18n';
import { useSite } from '@/site/use-site';
import type { OpenCase } from '@/inbox-kit/case-inbox';
import { actionMessages } from '@/inbox-kit/case/action-messages';
import { caseActionsQuery } from '@/inbox-kit/case/detail-queries';
import { inboxKitMessages } from '@/inbox-kit/messages';

interface LetterSheetProps extends OpenCase {
  language: Language;
  closedAt: string;
}

/** The letter itself, in the language chosen for it; what was written for the case stays as it was written. */
export function LetterSheet({ inbox, row, language, closedAt }: LetterSheetProps) {
  const t = textsOf(inboxKitMessages, language);
  const status = isFinding(row.finding)
    ? textsOf(findingMessages, language)(row.finding)
    : textsOf(inbox.messages, language)(`statuses.${row.status}`);
  const act = textsOf(actionMessages, language);
  const { data: planned = [] } = useQuery(caseActionsQuery(inbox, row.id));
  const actions = planned.filter((action) => action.status !== 'dropped');
  const { name: site, details } = useSite();
  const contact = [localized(details, 'address', language), details.phone, details.email];
  const facts = [
    [t('letter.number'), row.number],
    [t('letter.date'), formatDate(language, closedAt)],
    [t('letter.subject'), t(`letter.about.${inbox.kind}`)],
    [
      t('letter.to'),
      row.is_confidential ? t('letter.hiddenReporter') : [row.name, row.company].filter(Boolean).join(', '),
    ],
  ];
  return (
    <article
      lang={language}
      className="mx-auto max-w-3xl space-y-6 rounded-lg border border-border bg-surface p-6 sm:p-12 print:border-0 print:p-0"
    >
      <header className="border-b-2 border-primary pb-4">
        <p className="text-lg font-bold">{site.text}</p>
        <p className="text-xs text-text-muted">{contact.filter(Boolean).join(' · ')}</p>
      </header>
      <h1 className="text-xl">{t('letter.title')}</h1>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-text-muted">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="space-y-4 break-words">
        <p>{t('letter.salutation')}</p>
        <p>
          {t(`letter.opening.${inbox.kind}`, {
            date: formatDate(language, row.created_at),
            number: row.number,
            subject: row.subject,
          })}
        </p>
        <h2 className="text-base">{t('letter.outcome', { status })}</h2>
        <p lang={row.language} className="whitespace-pre-wrap">
          {row.outcome}
        </p>
        {row.effect && (
          <>
            <h2 className="text-base">{textsOf(findingMessages, language)('effect')}</h2>
            <p lang={row.language} className="whitespace-pre-wrap">
              {row.effect}
            </p>
          </>
        )}
        <h2 className="text-base">{t('letter.reason')}</h2>
        <p lang={row.language} className="whitespace-pre-wrap">
          {row.outcome_reason}
        </p>
        {actions.length > 0 && (
          <>
            <h2 className="text-base">{act('followUp')}</h2>
            <ul lang={row.language} className="list-disc space-y-1 ps-5">
              {actions.map(({ id, words, due_on, settled_on }) => (
                <li key={id} className="whitespace-pre-wrap">
                  {due_on === null
                    ? act('notNeeded', { reason: words })
                    : `${words} (${act(settled_on ? 'doneOn' : 'dueOn', {
                        date: formatDate(language, settled_on ?? due_on),
                      })})`}
                </li>
              ))}
            </ul>
          </>
        )}
        {row.declaration && <p>{t('letter.independent', { declaration: row.declaration })}</p>}
        <p>{t('letter.next')}</p>
        <p>{t('letter.closing')}</p>
        <p className="pt-10 font-semibold">{site.text}</p>
      </div>
    </article>
  );
}
