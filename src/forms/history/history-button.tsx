import { History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { useCan } from '@/session/profile';
import { entryHistoryMessages } from './messages';

// Lazy, because the dialog needs the column labels of all tables.
const EntryHistory = lazy(() =>
  import('./entry-history').then((module) => ({ default: module.EntryHistory })),
);

/** Same roles as in entry_history(). */
const READERS = ['admin', 'editor'] as const;

/** Renders a button that opens the history of an entry; nothing for roles without access. */
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
