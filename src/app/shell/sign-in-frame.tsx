import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BlueprintGrid } from '@/ui/blueprint-grid';
import { LogoMark } from '@/ui/logo-mark';
import { Card } from '@/ui/controls/card';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { usePreservedFocus } from '@/lib/use-preserved-focus';
import { PageMeta } from '@/site/page/page-meta';
import { useSite } from '@/site/use-site';
import { sessionMessages } from '@/session/messages';
import { PageArrival } from './public/page-arrival';

const MAIN = 'main';

/** Renders the card around the sign-in forms. */
export function SignInFrame({
  title,
  purpose,
  children,
}: {
  title: string;
  purpose: string;
  children: ReactNode;
}) {
  const { t } = useTexts(sessionMessages);
  const { name, details } = useSite();
  usePreservedFocus();
  return (
    <main
      id={MAIN}
      tabIndex={-1}
      className="relative isolate grid min-h-dvh place-items-center px-4 py-10 outline-none"
    >
      <PageMeta title={title} />
      <PageArrival mainId={MAIN} />
      <BlueprintGrid />
      <div className="w-full max-w-md space-y-6">
        <Link to={paths.home} className="inline-flex min-h-10 items-center gap-2 text-sm link">
          <ArrowLeft className="size-4" aria-hidden />
          {t('backHome')}
        </Link>
        <Card padding="lg" className="space-y-6">
          <div className="space-y-4">
            <p
              lang={name.lang}
              className="flex min-h-10 items-center gap-3 text-sm font-semibold text-text-muted"
            >
              {details.logo_url ? (
                <img src={details.logo_url} alt="" className="h-10 max-w-32 shrink-0 object-contain" />
              ) : (
                <LogoMark className="size-10 shrink-0 text-primary" />
              )}
              {name.text}
            </p>
            <div className="space-y-1.5">
              <h1 className="text-2xl outline-none">{title}</h1>
              <p className="text-sm text-text-muted">{purpose}</p>
            </div>
          </div>
          {children}
        </Card>
      </div>
    </main>
  );
}
