import { useState } from 'react';
import { Button } from '@/ui/controls/button';
import type { OpenCase } from '@/features/cases/inbox/case-inbox';
import { useTexts } from '@/lib/i18n/use-texts';
import { openDraft } from '@/session/drafts';
import { WithdrawalDialog } from './withdrawal-dialog';
import { withdrawalMessages } from './withdrawal-messages';

/** Renders the button that records the withdrawal of a complaint by letter, e-mail or phone. */
export function WithdrawalButton({ inbox, row }: OpenCase) {
  const { t } = useTexts(withdrawalMessages);
  const [isOpen, setOpen] = useState(() => openDraft(`withdrawal:${row.id}`) === '');
  return (
    <>
      <Button variant="ghost" className="w-full" onClick={() => setOpen(true)}>
        {t('action')}
      </Button>
      {isOpen && <WithdrawalDialog inbox={inbox} row={row} onClose={() => setOpen(false)} />}
    </>
  );
}
