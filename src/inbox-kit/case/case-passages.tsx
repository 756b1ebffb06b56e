import { useCaseWords } from '@/inbox-kit/case-words';
import type { OpenCase } from '@/inbox-kit/case-inbox';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { Section } from '@/inbox-kit/section';
import { useCaseTexts } from '@/inbox-kit/use-case-texts';

/** The reporter's words, letter for letter: plain text in the language it was written in. */
export function CasePassages({ inbox, row }: OpenCase) {
  const { t } = useCaseTexts(inboxKitMessages);
  const words = useCaseWords(inbox);
  const passages = inbox.passages.flatMap((column) => {
    const text = row[column];
    return typeof text === 'string' && text ? [{ column, text }] : [];
  });
  return (
    <Section title={t('passages')}>
      <dl className="space-y-4">
        {passages.map(({ column, text }) => (
          <div key={column} className="space-y-1">
            <dt className="text-xs font-semibold text-text-muted">{words(`fields.${column}`)}</dt>
            <dd lang={row.language} className="max-w-prose break-words whitespace-pre-wrap">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
