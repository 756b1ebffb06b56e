import { Contact } from 'lucide-react';
import { datedName, useFileExport } from '@/ui/file-export/use-file-export';
import { Button } from '@/ui/controls/button';
import { toCsv } from '@/lib/csv';
import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import { resourceKitMessages } from '@/forms/resource/messages';
import { useCan } from '@/session/profile';
import { clientContactMessages } from './contact-messages';
import { allContacts } from './contact-queries';

const ADMINS = ['admin'] as const;

/** Renders a button that exports the contacts of all companies. Admins only; recorded in the audit log. */
export function ContactsExport() {
  const { t } = useTexts(clientContactMessages, resourceKitMessages);
  const isAdmin = useCan(ADMINS);
  const { start, isPending, dialog } = useFileExport({
    read: async (_choice, { signal }) => {
      const contacts = await allContacts(signal);
      const heading = [t('columns.company'), t('columns.nib'), t('person'), t('email'), t('language')];
      return {
        name: datedName(t('exportTitle'), 'csv'),
        count: contacts.length,
        write: () =>
          toCsv(
            heading,
            contacts.map(({ company, nib, person, email, language }) => [
              company,
              // The NIB may be null, which generated types omit.
              (nib as string | null) ?? '',
              person,
              email,
              language,
            ]),
          ),
      };
    },
    reason: (error) => {
      const { kind, message } = toAppError(error);
      if (message === 'session.not_fresh') return t('resourceKit:refusals.session.not_fresh');
      return t(`resourceKit:reasons.${kind}`);
    },
    note: t('exported'),
  });
  if (!isAdmin) return null;
  return (
    <>
      <Button variant="secondary" size="sm" isPending={isPending} onClick={() => start()}>
        <Contact aria-hidden />
        {t('export')}
      </Button>
      {dialog}
    </>
  );
}
