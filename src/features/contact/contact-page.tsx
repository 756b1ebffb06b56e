import { Link } from 'react-router-dom';
import { Card } from '@/ui/controls/card';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { PageTop } from '@/site/page/page-top';
import { NoticeGate } from '@/requests/notice-gate';
import { ContactDetails } from './contact-details';
import { ContactForm } from './contact-form';
import { contactMessages } from './messages';

const OTHER_WAYS = [
  { key: 'complaint', to: paths.complaint },
  { key: 'appeal', to: paths.appeal },
  { key: 'track', to: paths.tracking },
] as const;

/** Renders /profil/kontak: contact details and a form. */
export function Component() {
  const { t } = useTexts(contactMessages);
  return (
    <>
      <PageTop title={t('title')} purpose={t('purpose')} way={[{ label: t('section') }]} />
      <div className="container-page grid gap-x-16 gap-y-12 py-10 sm:py-14 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="space-y-8">
          <section aria-labelledby="contact-details" className="space-y-5">
            <h2 id="contact-details" className="text-xl">
              {t('details')}
            </h2>
            <ContactDetails />
          </section>
          <Card asChild className="space-y-3">
            <section aria-labelledby="contact-other">
              <h2 id="contact-other" className="text-base">
                {t('otherWays')}
              </h2>
              <ul className="space-y-1">
                {OTHER_WAYS.map(({ key, to }) => (
                  <li key={key}>
                    <Link to={to} className="inline-flex min-h-6 items-center link">
                      {t(key)}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          </Card>
        </div>
        <section aria-labelledby="contact-form" className="space-y-6 has-[form]:print:hidden">
          <div className="space-y-1">
            <h2 id="contact-form" className="text-xl">
              {t('form')}
            </h2>
            <p className="text-text-muted">{t('formText')}</p>
          </div>
          <NoticeGate>
            <ContactForm />
          </NoticeGate>
        </section>
      </div>
    </>
  );
}
