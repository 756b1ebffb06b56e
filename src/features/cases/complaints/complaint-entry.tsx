import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ScreenHeader } from '@/ui/page-header';
import { paths } from '@/config/paths';
import { EntryForm } from '@/features/cases/inbox/entry/entry-form';
import { EntryReceipt } from '@/features/cases/inbox/entry/entry-receipt';
import { entryKitMessages } from '@/features/cases/inbox/entry/messages';
import { useEntered, type ShownEntry } from '@/features/cases/inbox/entry/use-entered';
import { useInboxAddress } from '@/features/cases/inbox/inbox-address';
import { useTexts } from '@/lib/i18n/use-texts';
import { complaintSource } from './complaint-source';
import { emptyEntry, entryProblems, type EntryValues } from './entry-schema';
import { EntryFields } from './entry-fields';
import { EntryOfMessage } from './entry-of-message';
import { entryMessages } from './entry-messages';

/** Renders the entry form for a complaint received outside the site, then its receipt. */
export function ComplaintEntry() {
  const { t } = useTexts(entryMessages, entryKitMessages);
  const address = useInboxAddress();
  const message = address.get('message');
  const [entered, setEntered] = useEntered('complaint');
  const startOver = () => {
    setEntered(undefined);
    address.set({ message: '' });
  };
  return (
    <>
      <Link
        to={message ? `${paths.admin.messages}?case=${message}` : paths.admin.complaints}
        className="mb-3 inline-flex min-h-8 items-center gap-1.5 text-sm link print:hidden"
      >
        <ArrowLeft className="size-4" aria-hidden />
        {message ? t('fromMessage.back') : t('caseEntry:back')}
      </Link>
      {entered ? (
        <>
          <ScreenHeader title={t('caseEntry:done', { number: entered.receipt.number })} />
          <EntryReceipt source={complaintSource} {...entered} onAnother={startOver} />
        </>
      ) : message ? (
        <EntryOfMessage key={message} id={message}>
          {(blank) => <Entry name={`complaint-entry:${message}`} blank={blank} onEntered={setEntered} />}
        </EntryOfMessage>
      ) : (
        <>
          <ScreenHeader title={t('title')} purpose={t('purpose')} />
          <Entry name="complaint-entry" blank={emptyEntry()} onEntered={setEntered} />
        </>
      )}
    </>
  );
}

interface EntryProps {
  name: string;
  blank: EntryValues;
  onEntered: (entered: ShownEntry) => void;
}

const Entry = (props: EntryProps) => (
  <EntryForm
    source={complaintSource}
    problemsOf={entryProblems}
    fields={(form, files) => <EntryFields form={form} files={files} />}
    {...props}
  />
);
