import { History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { useCan } from '@/session/profile';
import { entryHistoryMessages } from './messages';

// Names of the columns of all tables come with it.
const EntryHistory = lazy(() =>
  import('./entry-history').then((module) => ({ default: module.EntryHistory })),
);

/** As in the database (entry_history). */
const READERS = ['admin', 'editor'] as const;

/** Opens what became of an entry; shown to those who may read it. */
export function HistoryButton(entry: { table: string; id: string; title: string }) {
  const { t } = useTexts(entryHistoryMessages);
  const canRead = useCan(READERS);
  const [isShown, setShown] = useState(false);
  if (!canRead) return null;
  return (
    <>
      <Button variant="ghost" onClick={() => setShown(true)}>
        <History aria-hidden />
        <span className="max-sm:sr-only">{t('open')}</span>
      </Button>
      {isShown && (
        <Suspense fallback={null}>
          <EntryHistory {...entry} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </>
  );
}
