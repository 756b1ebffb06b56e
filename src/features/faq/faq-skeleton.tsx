import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useTexts } from '@/lib/i18n/use-texts';
import { faqMessages } from './messages';

const WIDTHS = ['w-3/5', 'w-2/5', 'w-1/2', 'w-3/4', 'w-2/5', 'w-3/5'];

/** The search box and closed questions, while they are on their way. */
export function FaqSkeleton() {
  const { t } = useTexts(faqMessages);
  return (
    <div role="status" className="space-y-10">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton className="h-19" />
      <div aria-hidden className="divide-y divide-border border-y border-border">
        {WIDTHS.map((width, line) => (
          <div key={line} className="flex h-14 items-center">
            <Skeleton className={`h-4 ${width}`} />
          </div>
        ))}
      </div>
    </div>
  );
}
