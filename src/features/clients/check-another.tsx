import { useTranslation } from 'react-i18next';
import { Card } from '@/components/ui/card';
import { CheckForm } from './check-form';

/** Ask again; with what was typed when it found nothing. */
export function CheckAnother({ typed = '' }: { typed?: string }) {
  const { t } = useTranslation('clients');
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
