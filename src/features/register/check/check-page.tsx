import { Link, Navigate } from 'react-router-dom';
import { certificateStatuses } from '@/domain/certificate-status';
import { NextStep } from '@/ui/next-step';
import { SectionHeading } from '@/ui/section-heading';
import { Card } from '@/ui/controls/card';
import { paths } from '@/config/paths';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useUrlState } from '@/lib/use-url-state';
import { CertificateWording } from '@/features/register/certificate-display/certificate-wording';
import { PageTop } from '@/site/page/page-top';
import { certificateMessages } from '@/features/register/certificate-display/messages';
import { changesFeed, endedPath } from '@/features/register/certificate-display/changes-address';
import { checkPath } from '@/domain/certificate';
import { CertificateStatusBadge } from '@/features/register/certificate-display/certificate-status-badge';
import { CheckForm } from './check-form';
import { isLongEnough, normaliseNumber } from './check-input';
import { certificateCheckMessages } from './messages';
import { certificateProofMessages } from './proof-messages';

const schema = { q: normaliseNumber };
const HOW = ['scan', 'type', 'compare'] as const;

/** Renders /cek: a form to check a certificate, and an explanation of the statuses. */
export function Component() {
  const { t } = useTexts(certificateCheckMessages, certificateMessages, certificateProofMessages);
  const language = useLanguage();
  const asked = useUrlState(schema).values.q;
  // Redirect queries from elsewhere, such as the home page, to the URL of the result.
  if (isLongEnough(asked)) return <Navigate replace to={checkPath(asked)} />;
  return (
    <>
      <PageTop
        title={t('checkTitle')}
        purpose={t('checkPurpose')}
        way={[{ label: t('certificate:service') }]}
      />
      <div className="container-page space-y-12 py-10 sm:py-14">
        <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="space-y-10">
            <Card padding="lg">
              <CheckForm />
              <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm">
                <Link to={`${paths.check}/banyak`} className="inline-flex min-h-6 items-center link">
                  {t('checkMany')}
                </Link>
                <Link to={`${paths.check}/bukti`} className="inline-flex min-h-6 items-center link">
                  {t('certificateProof:verify')}
                </Link>
                <Link to={endedPath} className="inline-flex min-h-6 items-center link">
                  {t('seeEnded')}
                </Link>
                <Link to={`${paths.check}/api`} className="inline-flex min-h-6 items-center link">
                  {t('forPrograms')}
                </Link>
                <span className="text-text-muted">
                  {t('follow')}{' '}
                  <a href={changesFeed(language)} className="inline-flex min-h-6 items-center link">
                    {t('followRss')}
                  </a>
                </span>
              </p>
            </Card>
            <section aria-labelledby="how" className="space-y-5">
              <SectionHeading id="how" title={t('howTitle')} />
              <ol className="max-w-prose list-decimal space-y-2.5 ps-5 marker:font-semibold marker:text-primary">
                {HOW.map((step) => (
                  <li key={step} className="ps-1">
                    {t(`how.${step}`)}
                  </li>
                ))}
              </ol>
            </section>
          </div>
          <section aria-labelledby="meanings" className="space-y-5">
            <h2 id="meanings" className="text-lg">
              {t('meaningsTitle')}
            </h2>
            <dl className="space-y-4 text-sm">
              {certificateStatuses.map((status) => (
                <div key={status} className="space-y-1.5">
                  <dt>
                    <CertificateStatusBadge status={status} />
                  </dt>
                  <dd className="text-text-muted">
                    <CertificateWording kind={status} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
        <NextStep
          title={t('doubtTitle')}
          text={t('askText')}
          actions={[
            { label: t('certificate:toRegister'), to: paths.information.clients },
            { label: t('ask'), to: paths.profile.contact },
          ]}
        />
      </div>
    </>
  );
}
