import { useState } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { openDraft } from '@/session/drafts';
import { AuditGrantDialog } from './audit-grant-dialog';
import { auditGrantMessages } from './audit-messages';
import { usersMessages } from './messages';
import type { StaffMember } from './queries';
import { ReleasedCases } from './released-cases';
import { useUserTask } from './use-user-task';
import { stateOf } from './users';

/** Renders the actions for a user; destructive ones ask for confirmation. */
export function PersonActions({ person }: { person: StaffMember }) {
  const { t } = useTexts(usersMessages, auditGrantMessages);
  const { run, isPending } = useUserTask();
  const [openDialog, setOpenDialog] = useState<'deactivate' | 'reset' | 'withdraw' | 'audit' | undefined>(
    () => (openDraft('audit-access:') === person.id ? 'audit' : undefined),
  );
  const { id, email, full_name: name } = person;
  const state = stateOf(person);
  const close = () => setOpenDialog(undefined);

  return (
    <div className="flex flex-wrap gap-2">
      {state === 'inactive' && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('reactivateNamed', { name })}
          isPending={isPending}
          onClick={() => run({ action: 'reactivate', id }, t('reactivated', { name }))}
        >
          {t('reactivate')}
        </Button>
      )}
      {state === 'invited' && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('resendNamed', { name })}
          isPending={isPending}
          onClick={() => run({ action: 'resend', id }, t('resent', { email }))}
        >
          {t('resend')}
        </Button>
      )}
      {state === 'invited' && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('withdrawNamed', { name })}
          onClick={() => setOpenDialog('withdraw')}
        >
          {t('withdraw')}
        </Button>
      )}
      {person.has_second_factor && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('resetNamed', { name })}
          onClick={() => setOpenDialog('reset')}
        >
          {t('reset')}
        </Button>
      )}
      {state === 'active' && person.role === 'viewer' && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('auditGrants:grantNamed', { name })}
          onClick={() => setOpenDialog('audit')}
        >
          {t('auditGrants:grant')}
        </Button>
      )}
      {state === 'active' && !person.is_self && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('deactivateNamed', { name })}
          onClick={() => setOpenDialog('deactivate')}
        >
          {t('deactivate')}
        </Button>
      )}
      {openDialog === 'audit' && <AuditGrantDialog person={person} onClose={close} />}
      <ConfirmDialog
        open={openDialog === 'deactivate'}
        onOpenChange={close}
        title={t('deactivateTitle', { name })}
        message={
          <>
            {t('deactivateHint')} <ReleasedCases id={id} />
          </>
        }
        confirmLabel={t('deactivate')}
        tone="danger"
        onConfirm={() => run({ action: 'deactivate', id }, t('deactivated', { name }), close)}
        isPending={isPending}
      />
      <ConfirmDialog
        open={openDialog === 'withdraw'}
        onOpenChange={close}
        title={t('withdrawTitle', { name })}
        message={t('withdrawHint', { email })}
        confirmLabel={t('withdraw')}
        tone="danger"
        onConfirm={() => run({ action: 'withdraw', id }, t('withdrawn', { name }), close)}
        isPending={isPending}
      />
      <ConfirmDialog
        open={openDialog === 'reset'}
        onOpenChange={close}
        title={t('resetTitle', { name })}
        message={t('resetHint')}
        confirmLabel={t('reset')}
        tone="danger"
        onConfirm={() => run({ action: 'reset-factors', id }, t('resetDone', { name }), close)}
        isPending={isPending}
      />
    </div>
  );
}
