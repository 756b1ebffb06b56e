import { useState } from 'react';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { caseTrackingMessages } from './messages';
import type { TrackedCase } from './tracked-case';

/** Renders who acts next and until when, or that the body is late. */
export function NextStepNotice({ found }: { found: TrackedCase }) {
  const { t } = useTexts(caseTrackingMessages);
  const language = useLanguage();
  const [now] = useState(() => Date.now());
  const { next, spam } = found;
  // A first response is possible before the investigation starts.
  const isNotBegun = next === 'outcome' && found.status === 'baru';
  const at = {
    first_response: found.first_response_due_at,
    outcome: found.due_at,
    your_reply: null,
    spam: spam?.since,
    closed: found.closed_at,
    answer: null,
    answered: null,
  }[next];
  const isTheirTurn = next === 'your_reply';
  const date = at ? formatDate(language, at) : '';
  const until = spam ? formatDate(language, spam.kept_until) : '';
  const late =
    (next === 'first_response' || next === 'outcome') && at && Date.parse(at) < now ? next : undefined;
  return (
    <Notice
      tone={isTheirTurn || late || spam ? 'warning' : 'info'}
      title={t(late ? 'next.lateTitle' : 'next.title')}
    >
      <p>
        {late
          ? t(`next.late.${late}`, { date })
          : t(isNotBegun ? 'next.outcomeNotBegun' : `next.${next}`, { date })}
      </p>
      {spam && <p>{t(spam.is_removed ? 'next.spamRemoved' : 'next.spamKept', { date: until })}</p>}
      {late && <p>{t('next.sorry')}</p>}
      {found.status_note && (
        <div className="space-y-1 pt-1">
          {isTheirTurn && <p className="font-semibold">{t('next.asked')}</p>}
          <p className="wrap-anywhere whitespace-pre-line">{found.status_note}</p>
        </div>
      )}
      {isTheirTurn && (
        <p className="pt-1 print:hidden">
          <Button size="sm" onClick={() => document.getElementById('case-reply')?.focus()}>
            {t('next.answerNow')}
          </Button>
        </p>
      )}
    </Notice>
  );
}
