import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ScreenHeader } from '@/ui/page-header';
import { paths } from '@/config/paths';
import { EntryForm } from '@/features/cases/inbox/entry/entry-form';
import { EntryReceipt } from '@/features/cases/inbox/entry/entry-receipt';
import { entryKitMessages } from '@/features/cases/inbox/entry/messages';
import { useEntered } from '@/features/cases/inbox/entry/use-entered';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { appealSource } from './appeal-source';
import { EntryFields } from './entry-fields';
import { entryMessages } from './entry-messages';
import { appealEntryPayload, emptyEntry, entryProblems } from './entry-schema';

/** Renders the entry form for an appeal received on paper, then its receipt. */
export function AppealEntry() {
  const { t } = useCaseTexts(entryMessages, entryKitMessages);
  const [entered, setEntered] = useEntered('appeal');
  return (
    <>
      <Link
        to={paths.admin.appeals}
        className="mb-3 inline-flex min-h-8 items-center gap-1.5 text-sm link print:hidden"
      >
        <ArrowLeft className="size-4" aria-hidden />
        {t('caseEntry:back')}
      </Link>
      {entered ? (
        <>
          <ScreenHeader title={t('caseEntry:done', { number: entered.receipt.number })} />
          <EntryReceipt source={appealSource} {...entered} onAnother={() => setEntered(undefined)} />
        </>
      ) : (
        <>
          <ScreenHeader title={t('title')} purpose={t('purpose')} />
          <EntryForm
            source={appealSource}
            name="appeal-entry"
            blank={emptyEntry()}
            problemsOf={entryProblems}
            payloadOf={appealEntryPayload}
            fields={(form, files) => <EntryFields form={form} files={files} />}
            onEntered={setEntered}
          />
        </>
      )}
    </>
  );
}
