import { Switch } from '@/ui/controls/switch';
import { useTexts } from '@/lib/i18n/use-texts';
import { READING, setReading, useReading, type Reading } from '@/lib/reading/reading-store';
import { readingMessages } from './reading-messages';

function ReadingChoice({ name }: { name: Reading }) {
  const { t } = useTexts(readingMessages);
  const isChosen = useReading(name);
  return <Switch label={t(name)} checked={isChosen} onChange={() => setReading(name, !isChosen)} />;
}

/** Renders the options larger text and calm mode, for the footer and the mobile menu. */
export function ReadingChoices() {
  const { t } = useTexts(readingMessages);
  return (
    <div role="group" aria-label={t('title')} className="flex flex-wrap gap-x-8 gap-y-3 print:hidden">
      {READING.map((name) => (
        <ReadingChoice key={name} name={name} />
      ))}
    </div>
  );
}
