import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import type { OpenCase } from '@/features/cases/inbox/case-inbox';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { Section } from '@/ui/section';
import { openDraft } from '@/session/drafts';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { useRenewCode } from './actions';
import { ReasonDialog } from './reason-dialog';

/**
 * Renders a button that sends a new access code to the address on file of a reporter who lost theirs. Staff
 * never see the code.
 */
export function CaseCode({ inbox, row }: OpenCase) {
  const { t } = useCaseTexts(inboxKitMessages);
  const renew = useRenewCode(inbox, row.id);
  const name = `code:${row.id}`;
  const [isDialogOpen, setDialogOpen] = useState(() => openDraft(name) === '');
  // The row omits a confidential reporter's address; the database reports if there is none.
  const mayHaveAddress = row.is_confidential || row.email !== null;
  if (row.anonymised_at) return null;
  return (
    <Section title={t('code.title')}>
      <p className="text-sm text-text-muted">{t(mayHaveAddress ? 'code.hint' : 'code.noAddress')}</p>
      {mayHaveAddress && (
        <Button variant="secondary" size="sm" onClick={() => setDialogOpen(true)}>
          <KeyRound aria-hidden />
          {t('code.renew')}
        </Button>
      )}
      {isDialogOpen && (
        <ReasonDialog
          name={name}
          title={t('code.dialogTitle', { number: row.number })}
          description={t('code.dialogHint')}
          action={t('code.renew')}
          label={t('code.reason')}
          hint={t('code.reasonHint')}
          task={renew}
          onDone={() => {
            toast({ title: t('code.done') });
            setDialogOpen(false);
          }}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </Section>
  );
}
