import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/notice';
import { OtherWays } from './other-ways';
import type { Problem } from './problem';
import type { FieldProblem } from './use-fields';
import { useProblemWords } from './use-problem-words';
import { canWork } from './work/challenge';
import { UNSOLVED } from './work/workshop';

/** What stands in the way of sending: each wrong field with a link to it, or what the server said. */
export function ProblemSummary({
  problems,
  problem,
}: {
  problems: readonly FieldProblem[];
  problem: Problem | undefined;
}) {
  const { t } = useTranslation('requestKit');
  const { say } = useProblemWords();
  if (problem)
    return (
      <Notice tone="danger" live="assertive" title={t('problem.notSent')}>
        <p>{say(problem)}</p>
        {(problem.code === UNSOLVED || problem.code === 'limit.reached') && <OtherWays />}
        <p className="text-text-muted">{t('problem.kept')}</p>
      </Notice>
    );
  if (!canWork())
    return (
      <Notice tone="warning" title={t('problem.notHere')}>
        <p>{t('errors.challenge.unsolved')}</p>
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
                // Without the router: its scroll handling would take the focus from the field again.
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
