import { useState } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { usersMessages } from './messages';
import type { Person } from './queries';
import { ReleasedCases } from './released-cases';
import { useTask } from './use-task';
import { stateOf } from './users';

/** Renders the actions for a user; destructive ones ask for confirmation. */
export function PersonActions({ person }: { person: Person }) {
  const { t } = useTexts(usersMessages);
  const { run, isPending } = useTask();
  const [asking, setAsking] = useState<'deactivate' | 'reset' | 'withdraw'>();
  const { id, email, full_name: name } = person;
  const state = stateOf(person);
  const close = () => setAsking(undefined);

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
          onClick={() => setAsking('withdraw')}
        >
          {t('withdraw')}
        </Button>
      )}
      {person.has_second_factor && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('resetNamed', { name })}
          onClick={() => setAsking('reset')}
        >
          {t('reset')}
        </Button>
      )}
      {state === 'active' && !person.is_self && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('deactivateNamed', { name })}
          onClick={() => setAsking('deactivate')}
        >
          {t('deactivate')}
        </Button>
      )}
      <ConfirmDialog
        open={asking === 'deactivate'}
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
        open={asking === 'withdraw'}
        onOpenChange={close}
        title={t('withdrawTitle', { name })}
        message={t('withdrawHint', { email })}
        confirmLabel={t('withdraw')}
        tone="danger"
        onConfirm={() => run({ action: 'withdraw', id }, t('withdrawn', { name }), close)}
        isPending={isPending}
      />
      <ConfirmDialog
        open={asking === 'reset'}
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
