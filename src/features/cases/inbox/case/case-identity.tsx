import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { useCan, useProfile } from '@/session/profile';
import type { OpenCase } from '@/features/cases/inbox/case-inbox';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { useRefusalMessage } from '@/features/cases/inbox/use-refusal-message';
import { Section } from '@/ui/section';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { useUnmask, type Identity } from './actions';
import { FactRow } from './fact-row';

const ADMINS = ['admin'] as const;
const PARTS = ['name', 'company', 'email', 'phone'] as const;

/**
 * Renders the identity of the reporter. For confidential reports only admins and the handler can reveal it,
 * after a confirmation; each access is recorded.
 */
export function CaseIdentity({ inbox, row }: OpenCase) {
  const { t } = useCaseTexts(inboxKitMessages);
  const messageFor = useRefusalMessage();
  const me = useProfile().data?.id;
  const mayOpen = useCan(ADMINS) || (me !== undefined && row.assigned_to === me);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const unmask = useUnmask(inbox, row.id);
  const identity: Identity | undefined = row.is_confidential ? unmask.data : row;

  const open = () =>
    unmask.mutate(undefined, {
      onError: (error) => toast({ title: messageFor(error), variant: 'destructive' }),
      onSettled: () => setDialogOpen(false),
    });

  return (
    <Section title={t('identity.title')}>
      {identity ? (
        <dl className="space-y-3">
          {PARTS.map((part) => (
            <FactRow key={part} label={t(`identity.${part}`)} value={identity[part]} />
          ))}
        </dl>
      ) : (
        <p className="text-sm text-text-muted">
          {t('identity.hidden')} {!mayOpen && t('identity.notYours')}
        </p>
      )}
      {row.is_confidential && mayOpen && !identity && (
        <Button variant="secondary" size="sm" onClick={() => setDialogOpen(true)}>
          <Eye aria-hidden />
          {t('identity.open')}
        </Button>
      )}
      {row.is_confidential && identity && (
        <>
          <p role="status" className="text-xs text-text-muted">
            {t('identity.opened')}
          </p>
          <Button variant="secondary" size="sm" onClick={() => unmask.reset()}>
            <EyeOff aria-hidden />
            {t('identity.hide')}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={isDialogOpen}
        onOpenChange={setDialogOpen}
        title={t('identity.openTitle')}
        message={t('identity.openHint')}
        confirmLabel={t('identity.open')}
        onConfirm={open}
        isPending={unmask.isPending}
      />
    </Section>
  );
}
