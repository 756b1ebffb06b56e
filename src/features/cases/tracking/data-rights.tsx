import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { caseTrackingMessages } from './messages';
import type { TrackedCase } from './tracked-case';

/** Renders the reporter's data rights (UU 27/2022), and a restriction or withdrawn consent. */
export function DataRights({ found }: { found?: TrackedCase }) {
  const { t } = useTexts(caseTrackingMessages);
  const language = useLanguage();
  const { restricted_at: restricted, consent_withdrawn_at: withdrawn } = found ?? {};
  return (
    <section aria-labelledby="data-rights" className="space-y-2 text-sm print:hidden">
      <h2 id="data-rights" className="text-base">
        {t('rights.title')}
      </h2>
      {restricted && <p>{t('rights.restricted', { date: formatDateTime(language, restricted) })}</p>}
      {withdrawn && <p>{t('rights.withdrawn', { date: formatDateTime(language, withdrawn) })}</p>}
      <p className="max-w-prose">{t('rights.text')}</p>
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <Link to={paths.profile.contact} className="inline-flex min-h-6 items-center link">
          {t('form.contact')}
        </Link>
        <Link to={paths.privacy} className="inline-flex min-h-6 items-center link">
          {t('rights.policy')}
        </Link>
      </p>
    </section>
  );
}
