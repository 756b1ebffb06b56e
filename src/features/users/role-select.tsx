import { useState } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { ROLES } from '@/config/roles';
import { useTexts } from '@/lib/i18n/use-texts';
import { usersMessages } from './messages';
import type { StaffMember } from './queries';
import { ReleasedCases } from './released-cases';
import { useUserTask } from './use-user-task';

/** Renders a user's role, and changes it after a confirmation. */
export function RoleSelect({ person, hint }: { person: StaffMember; hint?: string | undefined }) {
  const { t } = useTexts(usersMessages);
  const { run, isPending } = useUserTask();
  const [wanted, setWanted] = useState<StaffMember['role']>();
  const { id, full_name: name, role, is_active: isActive } = person;
  const close = () => setWanted(undefined);
  return (
    <>
      <Field label={t('roleOf', { name })} hideLabel hint={hint} className="sm:max-w-56">
        <Select
          value={role}
          disabled={!isActive}
          className="min-w-32"
          onChange={({ target }) => setWanted(ROLES.find((each) => each === target.value))}
        >
          {ROLES.map((each) => (
            <option key={each} value={each}>
              {t(`roles.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
      {wanted && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={t('roleTitle', { name, role: t(`roles.${wanted}`) })}
          message={
            <>
              {t(`roleHint.${wanted}`)} {wanted === 'viewer' && <ReleasedCases id={id} />}
            </>
          }
          confirmLabel={t('roleConfirm')}
          onConfirm={() =>
            run(
              { action: 'change-role', id, role: wanted },
              t('roleChanged', { name, role: t(`roles.${wanted}`) }),
              close,
            )
          }
          isPending={isPending}
        />
      )}
    </>
  );
}
