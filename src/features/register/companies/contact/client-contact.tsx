import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { ErrorState } from '@/ui/error-state';
import { Fact } from '@/ui/fact';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/controls/card';
import { Skeleton } from '@/ui/controls/skeleton';
import { toLanguage } from '@/config/languages';
import { languageName } from '@/lib/i18n/language-name';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { openDraft } from '@/session/drafts';
import { ContactDialog } from './contact-dialog';
import { clientContactMessages } from './contact-messages';
import { contactQuery } from './contact-queries';

/** Renders the contact of a company, for users who may read it. */
export function ClientContact({ clientId, canEdit }: { clientId: string; canEdit: boolean }) {
  const { t } = useTexts(clientContactMessages);
  const language = useLanguage();
  const { data, isError, isFetching, refetch } = useQuery(contactQuery(clientId));
  const [isOpen, setOpen] = useState(() => canEdit && openDraft(`contact:${clientId}`) === '');
  return (
    <section aria-labelledby="contact" className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="contact" className="text-lg">
          {t('title')}
        </h2>
        {canEdit && data !== undefined && (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            <Pencil aria-hidden />
            {t(data ? 'change' : 'add')}
          </Button>
        )}
      </div>
      <Card padding="md" className="space-y-4 text-sm">
        <p className="text-text-muted">{t('purpose')}</p>
        {data ? (
          <dl className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-8 gap-y-4">
            <Fact name={t('person')}>{data.person}</Fact>
            <Fact name={t('email')}>
              <span className="break-all">{data.email}</span>
            </Fact>
            <Fact name={t('language')}>{languageName(toLanguage(data.language), language)}</Fact>
          </dl>
        ) : data === null ? (
          <p>{t('none')}</p>
        ) : isError ? (
          <ErrorState title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Skeleton className="h-10" />
        )}
      </Card>
      {isOpen && data !== undefined && (
        <ContactDialog clientId={clientId} contact={data} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}
