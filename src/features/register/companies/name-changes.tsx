import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/ui/error-state';
import { Table, TBody, TD, TH, THead, TR } from '@/ui/controls/table';
import { companyName } from '@/domain/certificate';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { nameChangesQuery } from './admin-queries';
import { nameChangesMessages } from './name-changes-messages';

/** Renders the former names of a company and their corrections; nothing if there are none. */
export function NameChanges({ clientId }: { clientId: string }) {
  const { t } = useTexts(nameChangesMessages);
  const language = useLanguage();
  const { data, isError, isFetching, refetch } = useQuery(nameChangesQuery(clientId));
  if (isError) {
    return <ErrorState title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="names" className="space-y-4">
      <h2 id="names" className="text-lg">
        {t('title')}
      </h2>
      <Table label={t('title')} narrow="cards">
        <THead>
          <TR>
            <TH>{t('name')}</TH>
            <TH>{t('until')}</TH>
            <TH>{t('reason')}</TH>
            <TH>{t('recorded')}</TH>
          </TR>
        </THead>
        <TBody>
          {data.map((change) => (
            <TR key={change.id}>
              <TH scope="row">{companyName(change)}</TH>
              <TD label={t('until')}>
                {change.until_on
                  ? formatDate(language, `${change.until_on}T12:00:00+07:00`)
                  : t('correction')}
              </TD>
              <TD label={t('reason')}>{change.reason ?? '–'}</TD>
              <TD label={t('recorded')}>
                {[formatDate(language, change.recorded_at), change.recorded_name].filter(Boolean).join(' · ')}
              </TD>
            </TR>
          ))}
        </TBody>
      </Table>
    </section>
  );
}
