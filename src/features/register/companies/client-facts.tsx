import { Link } from 'react-router-dom';
import { Badge } from '@/ui/controls/badge';
import { Card } from '@/ui/controls/card';
import { useTexts } from '@/lib/i18n/use-texts';
import type { Row } from '@/lib/rows';
import { Fact } from '@/ui/fact';
import { resourceKitMessages } from '@/forms/resource/messages';
import { companyPath } from '@/domain/certificate';
import { isCompanyKind } from '@/domain/company-kind';
import { clientsAdminMessages } from './admin-messages';

/** Renders the details of a company in the register. */
export function ClientFacts({ client }: { client: Row<'clients'> }) {
  const { t } = useTexts(clientsAdminMessages, resourceKitMessages);
  const isShown = client.is_published && !client.deleted_at;
  const facts = ['legal_form', 'nib', 'city', 'province', 'association', 'website'] as const;
  return (
    <Card padding="md" className="flex flex-wrap items-start gap-x-10 gap-y-4">
      {client.logo_url && !client.logo_url.startsWith('drawing:') && (
        <img src={client.logo_url} alt="" className="max-h-20 max-w-40 rounded bg-white object-contain p-1" />
      )}
      <dl className="grid grow grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-8 gap-y-4 text-sm">
        {isCompanyKind(client.kind) && (
          <Fact name={t('fields.kind')}>{t(`options.kind.${client.kind}`)}</Fact>
        )}
        {facts.map((column) => (
          <Fact key={column} name={t(`fields.${column}`)}>
            {client[column] ?? <span className="font-normal text-text-muted">–</span>}
          </Fact>
        ))}
        <Fact name={t('fields.is_published')}>
          <Badge tone={isShown ? 'success' : 'neutral'}>
            {isShown ? t('resourceKit:on') : t('resourceKit:off')}
          </Badge>
        </Fact>
        {isShown && (
          <Fact name={t('onSite')}>
            <Link to={companyPath(client.id)} className="link">
              {t('onSiteLink')}
            </Link>
          </Fact>
        )}
      </dl>
    </Card>
  );
}
