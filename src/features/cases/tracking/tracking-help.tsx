import { Link } from 'react-router-dom';
import { Card } from '@/ui/controls/card';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { ProcedureLink } from '@/requests/procedure-link';
import { DataRights } from './data-rights';
import { caseTrackingMessages } from './messages';

/** Renders help for visitors without a code or a case. */
export function TrackingHelp() {
  const { t } = useTexts(caseTrackingMessages);
  return (
    <Card asChild className="space-y-5 self-start text-sm">
      <aside>
        <section aria-labelledby="lost-code" className="space-y-2">
          <h2 id="lost-code" className="text-base">
            {t('form.lost')}
          </h2>
          <p>{t('form.lostText')}</p>
          <Link to={paths.profile.contact} className="inline-flex min-h-6 items-center link">
            {t('form.contact')}
          </Link>
        </section>
        <section aria-labelledby="no-case" className="space-y-2">
          <h2 id="no-case" className="text-base">
            {t('file')}
          </h2>
          <p className="flex flex-wrap gap-x-5 gap-y-1">
            <Link to={paths.complaint} className="inline-flex min-h-6 items-center link">
              {t('complaint')}
            </Link>
            <Link to={paths.appeal} className="inline-flex min-h-6 items-center link">
              {t('appeal')}
            </Link>
          </p>
        </section>
        <ProcedureLink />
        <DataRights />
      </aside>
    </Card>
  );
}
