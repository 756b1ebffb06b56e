import { useQuery } from '@tanstack/react-query';
import { FileBadge } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { APPEAL_DECISIONS } from '@/domain/appeal';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import type { EntryState } from '@/features/cases/inbox/entry/entry-controls';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useDebounced } from '@/lib/use-debounced';
import { appealsAdminMessages } from './admin-messages';
import { entryMessages } from './entry-messages';
import { appealableDecisionsQuery, hasEnoughLetters, type AppealableDecision } from './entry-queries';
import type { EntryValues } from './entry-schema';

const PAUSE_MS = 300;

/** Returns a function that formats a decision: kind, date and number. */
function useDecisionText() {
  const { t } = useTexts(appealsAdminMessages, entryMessages);
  const language = useLanguage();
  return (kind: string, date: string, number?: string | null) => {
    const known = APPEAL_DECISIONS.find((each) => each === kind);
    return [
      known && t(`categories.${known}`),
      formatDate(language, date),
      number && t('appealEntry:register.number', { number }),
    ]
      .filter(Boolean)
      .join(', ');
  };
}

/**
 * Renders the choice of the appealed decision, from the decisions on certificates in the register, and the
 * appellant's company. A refusal of an application is entered in the fields below.
 */
export function DecisionField({ form: { values, patch, problemOf } }: { form: EntryState<EntryValues> }) {
  const { t } = useTexts(entryMessages);
  const decisionText = useDecisionText();
  const frame = useRef<HTMLDivElement>(null);
  const wasChosenHere = useRef(false);
  const isChosen = values.certificate_decision !== '';
  // Choosing a decision replaces the focused control, so its replacement gets the focus.
  useEffect(() => {
    if (wasChosenHere.current) frame.current?.querySelector<HTMLElement>('input, button')?.focus();
    wasChosenHere.current = false;
  }, [isChosen]);
  const choose = (part: Partial<EntryValues>) => {
    wasChosenHere.current = true;
    patch(part);
  };
  const problem = problemOf('certificate_decision');
  return (
    <div ref={frame} className="space-y-2">
      {isChosen ? (
        <fieldset className="space-y-1.5">
          <legend className="block text-sm font-semibold">{t('register.chosen')}</legend>
          <div className="flex flex-wrap items-center justify-between gap-3 rounded border border-border bg-surface px-4 py-3">
            <div className="min-w-0">
              <p className="font-semibold break-words">{values.application_number}</p>
              <p className="text-sm text-text-muted">{decisionText(values.decision, values.decision_date)}</p>
            </div>
            <Button
              id="entry-certificate_decision"
              variant="secondary"
              size="sm"
              onClick={() =>
                choose({ certificate_decision: '', application_number: '', decision: '', decision_date: '' })
              }
            >
              {t('register.change')}
            </Button>
          </div>
          {problem && (
            <p role="alert" className="text-sm text-danger">
              {problem}
            </p>
          )}
        </fieldset>
      ) : (
        <DecisionSearch
          onChoose={({ decision_id, certificate, company, decision, decided_on }) =>
            choose({
              certificate_decision: decision_id,
              application_number: certificate,
              decision,
              decision_date: decided_on,
              relation: values.relation || 'pemegang_sbu',
              company: values.company || company,
            })
          }
        />
      )}
    </div>
  );
}

/** Renders a search for decisions on certificates. The search text is not part of the entry. */
function DecisionSearch({ onChoose }: { onChoose: (decision: AppealableDecision) => void }) {
  const { t } = useTexts(entryMessages);
  const decisionText = useDecisionText();
  const list = useId();
  const [typed, setTyped] = useState('');
  const query = useDebounced(typed.trim(), PAUSE_MS);
  const isAsked = hasEnoughLetters(query);
  const found = useQuery({ ...appealableDecisionsQuery(query), enabled: isAsked });
  return (
    <>
      <Field label={t('register.search')} hint={t('register.hint')} optional>
        <TextInput
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          maxLength={100}
          aria-controls={list}
        />
      </Field>
      <div id={list} aria-live="polite" className="text-sm">
        {!isAsked ? null : found.isPending ? (
          <p className="text-text-muted">{t('register.searching')}</p>
        ) : found.isError ? (
          <p className="text-text-muted">{t('register.failed')}</p>
        ) : found.data.length === 0 ? (
          <p className="text-text-muted">{t('register.none')}</p>
        ) : (
          <ul className="divide-y divide-border rounded border border-border bg-surface">
            {found.data.map((each) => (
              <li key={each.decision_id}>
                <button
                  type="button"
                  className="flex min-h-11 w-full items-center gap-3 px-4 py-2 text-start hover:bg-primary-soft"
                  onClick={() => onChoose(each)}
                >
                  <FileBadge aria-hidden className="size-4.5 shrink-0 text-primary" />
                  <span className="min-w-0">
                    <span className="block font-semibold break-words">
                      {each.certificate}, {each.company}
                    </span>
                    <span className="block text-text-muted">
                      {decisionText(each.decision, each.decided_on, each.decision_number)}
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
