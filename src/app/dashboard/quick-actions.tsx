import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Card } from '@/ui/controls/card';
import { paths } from '@/config/paths';
import { useScreenFor } from '@/app/screens/has-screen';
import { useTexts } from '@/lib/i18n/use-texts';
import { useLanguage } from '@/lib/i18n/use-language';
import { adminPageMessages } from '@/app/screens/admin-messages';

/** Spec section 2 names the first four; the FAQ list is open to every role. */
const shortcuts = [
  paths.admin.news,
  paths.admin.clients,
  paths.admin.scopes,
  paths.admin.settings,
  paths.admin.faq,
];

/** Renders shortcuts to the most used screens that the role may open. */
export function QuickActions() {
  const { t } = useTexts(adminPageMessages);
  const language = useLanguage();
  const screenFor = useScreenFor();
  const screens = shortcuts.flatMap((path) => screenFor(path) ?? []);
  if (screens.length === 0) return null;
  return (
    <Card asChild padding="md">
      <nav aria-labelledby="quick-actions">
        <h2 id="quick-actions" className="mb-3 text-lg">
          {t('quickActions')}
        </h2>
        <ul className="space-y-2">
          {screens.map(({ path, icon: Icon, label }) => (
            <li key={path}>
              <Link
                to={path}
                className="flex min-h-11 items-center gap-3 rounded border border-border px-3 text-sm font-semibold hover:border-primary hover:text-primary"
              >
                <Icon className="size-4.5 text-text-muted" aria-hidden />
                {label[language]}
                <ChevronRight className="ms-auto size-4 text-text-muted" aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}
