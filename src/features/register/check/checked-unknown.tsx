import { useQuery } from '@tanstack/react-query';
import { NextStep } from '@/ui/next-step';
import { Notice } from '@/ui/notice';
import { Card } from '@/ui/controls/card';
import { Loading } from '@/ui/controls/loading';
import { Skeleton } from '@/ui/controls/skeleton';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { certificateMessages } from '@/features/register/certificate-display/messages';
import { CheckAnother } from './check-another';
import { countDigits, formatHint } from './check-input';
import { certificateCheckMessages } from './messages';
import { SimilarCertificates } from './similar-certificates';
import { similarQuery } from './queries';

const REASONS = ['typing', 'other', 'false'] as const;

/**
 * Renders a check without results. While similar numbers exist or are loading, a typing error is likely, and
 * the page does not suggest that the certificate may be fake.
 */
export function CheckedUnknown({ typed }: { typed: string }) {
  const { t } = useTexts(certificateCheckMessages, certificateMessages);
  const hint = formatHint(typed);
  const { data: near, isPending } = useQuery(similarQuery(typed));
  const mayBeFalse = near?.length === 0;
  const reasons = REASONS.filter((reason) => reason !== 'false' || mayBeFalse);
  return (
    <div className="space-y-8">
      {hint && (
        <Notice tone="warning" live="polite">
          {t(`hint.${hint}`, { count: countDigits(typed) })}
        </Notice>
      )}
      {isPending && (
        <Loading label={t('checking')}>
          <Skeleton className="h-dvh rounded-lg" />
        </Loading>
      )}
      {near && near.length > 0 && <SimilarCertificates near={near} />}
      {/* Last, so that the field does not move under a finger. */}
      {!isPending && <CheckAnother typed={typed} />}
      {!isPending && (
        <section aria-labelledby="reasons" className="space-y-5">
          <h2 id="reasons" className="text-xl">
            {t(mayBeFalse ? 'reasonsTitle' : 'reasonsTitleNear')}
          </h2>
          <ol className="grid gap-4 md:grid-cols-3">
            {reasons.map((reason, index) => (
              <Card asChild key={reason}>
                <li className="space-y-2">
                  <span aria-hidden className="block text-sm font-semibold text-text-muted tabular-nums">
                    {index + 1}
                  </span>
                  <h3 className="text-base font-semibold">{t(`reasons.${reason}.title`)}</h3>
                  <p className="text-sm text-text-muted">{t(`reasons.${reason}.text`)}</p>
                </li>
              </Card>
            ))}
          </ol>
        </section>
      )}
      <NextStep
        title={t('doubtTitle')}
        text={t('askText')}
        actions={[
          { label: t('ask'), to: paths.profile.contact },
          { label: t('certificate:toRegister'), to: paths.information.clients },
          { label: t('report'), to: `${paths.complaint}?sertifikat=${encodeURIComponent(typed)}` },
        ]}
      />
    </div>
  );
}
