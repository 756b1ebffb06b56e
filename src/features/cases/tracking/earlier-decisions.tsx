import { findingMessages } from '@/domain/finding-messages';
import { Card } from '@/ui/controls/card';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { caseTrackingMessages } from './messages';
import type { TrackedCase } from './tracked-case';

/** Renders decisions made before the case was reopened, with the reason for reopening. */
export function EarlierDecisions({ earlier }: Pick<TrackedCase, 'earlier'>) {
  const { t } = useTexts(caseTrackingMessages, findingMessages);
  const language = useLanguage();
  if (earlier.length === 0) return null;
  return (
    <Card asChild padding="lg" className="space-y-4">
      <section aria-labelledby="case-earlier">
        <h3 id="case-earlier" className="text-xl">
          {t('earlier.title')}
        </h3>
        <p className="max-w-prose text-sm">{t('earlier.text')}</p>
        <ol className="space-y-6">
          {earlier.map(({ decided_at, finding, outcome, outcome_reason, effect, reopened_at, reason }) => (
            <li key={decided_at}>
              <dl className="space-y-3 text-sm">
                {[
                  {
                    label: t('earlier.decided', { date: formatDate(language, decided_at) }),
                    text: [finding && t(`finding:${finding}`), outcome].filter(Boolean).join('\n'),
                  },
                  { label: t('finding:effect'), text: effect },
                  { label: t('outcome.reasons'), text: outcome_reason },
                  {
                    label: t('earlier.reopened', { date: formatDate(language, reopened_at) }),
                    text: reason,
                  },
                ]
                  .filter(({ text }) => text)
                  .map(({ label, text }) => (
                    <div key={label} className="space-y-1">
                      <dt className="font-semibold text-text-muted">{label}</dt>
                      <dd className="max-w-prose wrap-anywhere whitespace-pre-line">{text}</dd>
                    </div>
                  ))}
              </dl>
            </li>
          ))}
        </ol>
      </section>
    </Card>
  );
}
