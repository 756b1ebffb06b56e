import { VisuallyHidden } from '@/ui/visually-hidden';
import { findingMessages } from '@/domain/finding-messages';
import { Card } from '@/ui/controls/card';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { caseTrackingMessages } from './messages';
import type { TrackedCase } from './tracked-case';

/** Authorities for complaints about a certification body: accreditation, licence, public service. */
const CHANNELS = [
  { key: 'kan', to: 'https://kan.or.id' },
  { key: 'lpjk', to: 'https://lpjk.pu.go.id' },
  { key: 'lapor', to: 'https://www.lapor.go.id' },
] as const;

/** Renders the decision with its reasons (ISO/IEC 17065 7.13.7), and further options. */
export function TrackedOutcome({ found }: { found: TrackedCase }) {
  const { t } = useTexts(caseTrackingMessages, findingMessages);
  const language = useLanguage();
  const { outcome, outcome_reason, finding, effect } = found;
  if (!outcome) return null;
  return (
    <Card asChild padding="lg" className="space-y-6">
      <section aria-labelledby="case-outcome">
        <h3 id="case-outcome" className="text-xl">
          {t('outcome.title')}
        </h3>
        <dl className="space-y-4">
          {[
            { label: t('finding:label'), text: finding && t(`finding:${finding}`) },
            { label: t('outcome.decision'), text: outcome },
            { label: t('finding:effect'), text: effect },
            { label: t('outcome.reasons'), text: outcome_reason },
          ]
            .filter(({ text }) => text !== null)
            .map(({ label, text }) => (
              <div key={label} className="space-y-1">
                <dt className="text-sm font-semibold text-text-muted">{label}</dt>
                <dd className="max-w-prose wrap-anywhere whitespace-pre-line">{text}</dd>
              </div>
            ))}
        </dl>
        {found.carried_out && <CarriedOut effect={found.carried_out} />}
        {found.actions.length > 0 && (
          <div className="space-y-2">
            <h4 className="text-sm font-semibold text-text-muted">{t('outcome.actions')}</h4>
            <ul className="list-disc space-y-1 ps-5">
              {found.actions.map(({ text, due_on, done_on }, place) => (
                <li key={place} className="max-w-prose wrap-anywhere whitespace-pre-line">
                  {due_on === null
                    ? t('outcome.noAction', { reason: text })
                    : `${text} (${
                        done_on
                          ? t('outcome.actionDone', { date: formatDate(language, done_on) })
                          : t('outcome.actionDue', { date: formatDate(language, due_on) })
                      })`}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="space-y-2 border-t border-border pt-5 text-sm">
          <h4 className="text-base">{t('outcome.channelTitle')}</h4>
          <p className="max-w-prose">{t('outcome.newProof')}</p>
          <p className="max-w-prose">{t('outcome.channel')}</p>
          <ul className="list-disc space-y-1 ps-5">
            {CHANNELS.map(({ key, to }) => (
              <li key={key}>
                <a href={to} target="_blank" rel="noopener noreferrer" className="link">
                  {t(`outcome.${key}`)}
                  <VisuallyHidden> {t('outcome.newTab')}</VisuallyHidden>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </Card>
  );
}

/** Renders the effect of an upheld appeal on the certificate, and its state. */
function CarriedOut({ effect }: { effect: NonNullable<TrackedCase['carried_out']> }) {
  const { t } = useTexts(caseTrackingMessages);
  const language = useLanguage();
  const { kind, reason, done_on } = effect;
  const state = !done_on ? 'pending' : kind === 'penilaian_ulang' ? 'assessed' : 'recorded';
  return (
    <div className="space-y-1">
      <h4 className="text-sm font-semibold text-text-muted">{t('outcome.certificate')}</h4>
      <p className="max-w-prose wrap-anywhere whitespace-pre-line">
        {t(`outcome.effects.${kind}`)}
        {kind === 'tanpa_akibat'
          ? `: ${reason}`
          : `. ${t(`outcome.${state}`, { date: done_on ? formatDate(language, done_on) : '' })}`}
      </p>
    </div>
  );
}
