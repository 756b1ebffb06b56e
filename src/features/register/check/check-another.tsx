import { Card } from '@/ui/controls/card';
import { useTexts } from '@/lib/i18n/use-texts';
import { CheckForm } from './check-form';
import { certificateCheckMessages } from './messages';

/** Renders a form for another check; keeps the typed text if nothing was found. */
export function CheckAnother({ typed = '' }: { typed?: string }) {
  const { t } = useTexts(certificateCheckMessages);
  return (
    <Card asChild padding="lg">
      <section aria-labelledby="another" className="space-y-4 print:hidden">
        <h2 id="another" className="text-lg">
          {t(typed ? 'checkAgain' : 'checkOther')}
        </h2>
        <CheckForm typed={typed} />
      </section>
    </Card>
  );
}
