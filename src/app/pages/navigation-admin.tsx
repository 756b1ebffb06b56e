import { Link2Off } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { Notice } from '@/ui/notice';
import { Badge } from '@/ui/controls/badge';
import { navigationResource } from '@/features/navigation/navigation-resource';
import { useTexts } from '@/lib/i18n/use-texts';
import { resourceWithTexts } from '@/forms/resource/define-resource';
import { ResourceScreen } from '@/lists/sorted/resource-screen';
import { usePages } from '@/site/site-reads';
import { navigationAdminMessages } from '@/features/navigation/admin-messages';
import { isDeadAddress } from '@/app/routes/site-addresses';

const menu = resourceWithTexts(navigationResource, navigationAdminMessages);

/** Returns true if an internal address matches neither a route nor an editor's page. */
function useIsDead(url: unknown): boolean {
  const slugs = usePages().data?.map(({ slug }) => slug);
  return typeof url === 'string' && isDeadAddress(url.trim(), slugs);
}

function DeadLinkBadge({ row }: { row: Readonly<Record<string, unknown>> }) {
  const { t } = useTexts(navigationAdminMessages);
  return (
    useIsDead(row.url) && (
      <Badge tone="danger" icon={<Link2Off aria-hidden />}>
        {t('deadLink')}
      </Badge>
    )
  );
}

function DeadLinkNotice() {
  const { t } = useTexts(navigationAdminMessages);
  const url: unknown = useWatch({ name: 'url' });
  return (
    <div role="status">
      {useIsDead(url) && (
        <Notice tone="warning" title={t('deadLink')} className="mb-6">
          {t('deadLinkHint')}
        </Notice>
      )}
    </div>
  );
}

/** Renders /admin/navigation. Belongs to `app`, because it needs the site's routes. */
export function Component() {
  return <ResourceScreen resource={menu} rowNote={DeadLinkBadge} formTop={<DeadLinkNotice />} />;
}
