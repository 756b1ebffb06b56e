import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/controls/card';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { requestProblem } from '@/requests/problem';
import { useProblemMessage } from '@/requests/use-problem-message';
import { caseTrackingMessages } from './messages';
import { useLetter } from './queries';
import type { CaseKey, TrackedCase } from './tracked-case';

/** Renders the outcome letters as PDF, each with its state. */
export function TrackedLetters({ letters, caseKey }: Pick<TrackedCase, 'letters'> & { caseKey: CaseKey }) {
  const { t } = useTexts(caseTrackingMessages);
  const { messageFor } = useProblemMessage();
  const language = useLanguage();
  const open = useLetter(caseKey);
  if (letters.length === 0) return null;
  return (
    <Card asChild padding="lg" className="space-y-4">
      <section aria-labelledby="case-letters">
        <h3 id="case-letters" className="text-xl">
          {t('letter.title')}
        </h3>
        <p className="max-w-prose text-sm print:hidden">{t('letter.text')}</p>
        <ul className="space-y-4">
          {letters.map(({ id, number, dated, state, reopened_at, replaced_by }) => (
            <li key={id} className="space-y-2">
              <p className="text-sm font-semibold wrap-anywhere">
                {t('letter.numbered', { number, date: formatDate(language, dated) })}
              </p>
              {reopened_at && (
                <p className="text-sm">
                  {replaced_by ? t('letter.replaced', { number: replaced_by }) : t('letter.reopened')}
                </p>
              )}
              {state === 'made' ? (
                <Button
                  variant="secondary"
                  className="print:hidden"
                  isPending={open.isPending && open.variables === id}
                  onClick={() => open.mutate(id, { onSuccess: (url) => window.location.assign(url) })}
                >
                  <Download aria-hidden />
                  {t('letter.download', { number })}
                </Button>
              ) : (
                <p className="text-sm text-text-muted print:hidden">{t(`letter.${state}`)}</p>
              )}
            </li>
          ))}
        </ul>
        {open.error && (
          <Notice tone="danger" live="assertive" title={t('letter.problem')}>
            <p>{messageFor(requestProblem(open.error))}</p>
          </Notice>
        )}
        <p className="text-sm print:hidden">
          <Link to={`${paths.check}/surat`} className="link">
            {t('letter.check')}
          </Link>
        </p>
      </section>
    </Card>
  );
}
