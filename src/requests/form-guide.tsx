import clsx from 'clsx';
import { Clock, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '@/ui/controls/card';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { requestKitMessages } from './messages';

interface FormGuideProps {
  minutes: number;
  /** On phones the guide precedes the form, so it is hidden after the first step of a multi-step form. */
  isUnderWay?: boolean;
  children: ReactNode;
}

/** Renders a guide next to a form: time needed, what happens next, and alternatives. */
export function FormGuide({ minutes, isUnderWay = false, children }: FormGuideProps) {
  const { t } = useTexts(requestKitMessages);
  return (
    <Card
      asChild
      className={clsx(
        'space-y-5 self-start text-sm lg:sticky lg:top-[calc(var(--header-height)+2rem)]',
        isUnderWay ? 'max-lg:hidden' : 'max-lg:order-first',
      )}
    >
      <aside aria-labelledby="form-guide">
        <h2 id="form-guide" className="text-lg">
          {t('guide.title')}
        </h2>
        <p className="flex items-center gap-2 font-semibold">
          <Clock className="size-4.5 shrink-0 text-primary" aria-hidden />
          {t('guide.minutes', { count: minutes })}
        </p>
        {children}
        <p>
          <Link to={paths.tracking} className="inline-flex min-h-6 items-center gap-2 link">
            <Search className="size-4.5 shrink-0" aria-hidden />
            {t('guide.track')}
          </Link>
        </p>
      </aside>
    </Card>
  );
}
