import { CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/controls/card';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { assistantMessages } from './messages';

const KINDS = ['lisensi', 'akreditasi'] as const;

/** Renders whether the list of legal documents contains the two that every certification body needs. */
export function LicenceStep({ missing }: { missing: readonly string[] }) {
  const { t } = useTexts(assistantMessages);
  return (
    <Card className="space-y-5">
      <ul className="divide-y divide-border">
        {KINDS.map((kind) => {
          const isThere = !missing.includes(kind);
          const Icon = isThere ? CircleCheck : CircleDashed;
          return (
            <li key={kind} className="flex gap-3 py-3 text-sm">
              <Icon
                aria-hidden
                className={isThere ? 'size-5 shrink-0 text-success' : 'size-5 shrink-0 text-text-muted'}
              />
              <div>
                <p className="font-semibold">{t(`licence.${kind}`)}</p>
                <p className={isThere ? 'text-text-muted' : 'text-warning'}>
                  {t(isThere ? 'licence.there' : 'licence.missing')}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      <p className="max-w-prose text-sm text-text-muted">{t('licence.hint')}</p>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to={`${paths.admin.legality}?new=1`}>{t('licence.add')}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={paths.admin.legality}>{t('licence.all')}</Link>
        </Button>
      </div>
    </Card>
  );
}
