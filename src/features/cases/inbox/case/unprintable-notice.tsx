import { useQuery } from '@tanstack/react-query';
import { unprintableIn } from '@/domain/letter-characters';
import { findingMessages } from '@/domain/finding-messages';
import { Notice } from '@/ui/notice';
import type { CaseInbox, CaseRow } from '@/features/cases/inbox/case-inbox';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { caseActionsQuery } from './detail-queries';

export type LetterRow = Pick<CaseRow, 'id' | 'subject' | 'name' | 'company'>;

interface UnprintableNoticeProps {
  inbox: CaseInbox;
  row: LetterRow;
  /** Texts of the decision. */
  decision: { outcome: string; effect: string; reason: string; name: string; post: string };
}

/**
 * Renders the characters that the outcome letter cannot print, grouped by part; nothing if there are none.
 */
export function UnprintableNotice({ inbox, row, decision }: UnprintableNoticeProps) {
  const { t } = useCaseTexts(inboxKitMessages, findingMessages);
  const { data: actions = [] } = useQuery(caseActionsQuery(inbox, row.id));
  const parts = [
    { part: t('moves.outcome'), text: decision.outcome },
    { part: t('finding:effect'), text: decision.effect },
    { part: t('moves.reason'), text: decision.reason },
    { part: t('moves.letter.decider'), text: [decision.name, decision.post].join('\n') },
    { part: t('moves.letter.subject'), text: row.subject },
    { part: t('moves.letter.recipient'), text: [row.name, row.company].join('\n') },
    { part: t('moves.letter.actions'), text: actions.map(({ words }) => words).join('\n') },
  ];
  const lacking = parts.flatMap(({ part, text }) => {
    const signs = unprintableIn(text);
    return signs.length > 0 ? [{ part, signs: signs.join(' ') }] : [];
  });
  if (lacking.length === 0) return null;
  return (
    <Notice tone="warning" title={t('moves.letter.title')}>
      <p>{t('moves.letter.hint')}</p>
      <ul className="list-disc ps-5">
        {lacking.map(({ part, signs }) => (
          <li key={part} className="break-words">
            {part}: {signs}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
