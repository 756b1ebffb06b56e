/** The page of the list `partners` for visitors. */
export const page = `import { useQuery } from '@tanstack/react-query';
import { Handshake } from 'lucide-react';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/controls/skeleton';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { PageTop } from '@/site/page/page-top';
import { publishedRows } from '@/site/page/published-rows';
import { partnersMessages } from './messages';

const partnersQuery = publishedRows('partners', ['id', 'name', 'name_en', 'logo_url']);

/** /profil/mitra */
export function Component() {
  const { t } = useTexts(partnersMessages);
  const language = useLanguage();
  const partners = useQuery(partnersQuery);
  return (
    <>
      <PageTop title={t('title')} purpose={t('purpose')} way={[]} />
      <div className="container-page py-10 sm:py-14">
        {partners.isPending ? (
          <Skeleton className="h-60" />
        ) : !partners.data ? (
          <ErrorState
            title={t('failed')}
            onRetry={() => void partners.refetch()}
            isRetrying={partners.isFetching}
          />
        ) : partners.data.length === 0 ? (
          <EmptyState icon={<Handshake />} title={t('empty')} />
        ) : (
          <ul className="grid gap-4 lg:grid-cols-2">
            {partners.data.map((partner) => {
              const { text, lang } = localizedText(partner, 'name', language);
              return (
                <li key={partner.id} lang={lang}>
                  {text}
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </>
  );
}
`;

/** Its texts. */
export const pageMessages = `import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts of /profil/mitra. */
export const partnersMessages = defineMessages('partners', {
  id: {
    title: 'Mitra kami',
    purpose: 'Lembaga yang bekerja bersama kami.',
    failed: 'Daftar mitra tidak dapat dimuat',
    empty: 'Belum ada mitra',
  },
  en: {
    title: 'Our partners',
    purpose: 'Organisations that work with us.',
    failed: 'The partners could not be loaded',
    empty: 'No partners yet',
  },
});
`;

/** A screen that shows the answer of a function. */
export const archive = `import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '@/ui/page-header';
import { useTexts } from '@/lib/i18n/use-texts';
import { archiveMessages } from './messages';
import { partnerCountQuery } from './queries';

/** /admin/arsip */
export function Component() {
  const { t } = useTexts(archiveMessages);
  const { data } = useQuery(partnerCountQuery);
  return <PageHeader title={t('title')} purpose={data === undefined ? t('loading') : t('partners', { count: data })} />;
}
`;
