import { ScrollIntoView } from '@/ui/scroll-into-view';
import { Notice } from '@/ui/notice';
import { UnknownOutcome } from '@/ui/unknown-outcome';
import { useTexts } from '@/lib/i18n/use-texts';
import { requestKitMessages } from './messages';
import { OtherWays } from './other-ways';
import type { RequestProblem } from './problem';
import type { FieldProblem } from './use-fields';
import { useProblemMessage } from './use-problem-message';
import { useIsShut } from './turnstile/use-turnstile';
import { canSolve } from './work/challenge';
import { UNSOLVED } from './work/proof-of-work';

/** Returns true if retrying may not solve the problem. */
const needsOtherWays = ({ code }: RequestProblem) =>
  code === UNSOLVED || code === 'limit.reached' || code === 'no_room' || code.startsWith('turnstile.');

/**
 * Renders the reasons why a form was not sent: each invalid field with a link to it, or the server's refusal.
 */
export function ProblemSummary({
  problems,
  problem,
  isSending,
}: {
  problems: readonly FieldProblem[];
  problem: RequestProblem | undefined;
  isSending: boolean;
}) {
  const { t } = useTexts(requestKitMessages);
  const { messageFor } = useProblemMessage();
  const isShut = useIsShut();
  if (problem)
    return (
      <ScrollIntoView of={problem}>
        {problem.code === 'outcome_unknown' ? (
          <UnknownOutcome isAsking={isSending} />
        ) : (
          <Notice tone="danger" live="assertive" title={t('problem.notSent')}>
            <p>{messageFor(problem)}</p>
            {needsOtherWays(problem) && <OtherWays />}
            <p className="text-text-muted">{t('problem.kept')}</p>
          </Notice>
        )}
      </ScrollIntoView>
    );
  if (!canSolve())
    return (
      <Notice tone="warning" title={t('problem.notHere')}>
        <p>{t('errors.challenge.unsolved')}</p>
        <OtherWays />
      </Notice>
    );
  if (isShut)
    return (
      <Notice tone="warning" title={t('problem.notNow')}>
        <p>{t('errors.turnstile.not_configured')}</p>
        <OtherWays />
      </Notice>
    );
  if (problems.length === 0) return null;
  return (
    <Notice tone="danger" live="assertive" title={t('problem.title')}>
      <p>{t('problem.intro')}</p>
      <ul className="list-disc space-y-1 ps-5">
        {problems.map(({ id, label, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="link"
              onClick={(event) => {
                // Bypasses the router, whose scroll handling would move the focus away from the field.
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {label}
            </a>
            : {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
