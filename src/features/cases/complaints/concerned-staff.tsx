import { useState } from 'react';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { Checkbox } from '@/ui/controls/checkbox';
import type { OpenCase } from '@/features/cases/inbox/case-inbox';
import { useConfirmConcerned } from '@/features/cases/inbox/case/actions';
import { NamesFailure } from '@/features/cases/inbox/names-failure';
import { useColleagues } from '@/features/cases/inbox/use-colleagues';
import { useRefusalMessage } from '@/features/cases/inbox/use-refusal-message';
import { Section } from '@/ui/section';
import { useTexts } from '@/lib/i18n/use-texts';
import { concernedMessages } from './concerned-messages';

/** Renders the form that confirms the staff whom a complaint concerns. Until then, only admins can open it. */
export function ConcernedStaff({ inbox, row }: OpenCase) {
  const { t } = useTexts(concernedMessages);
  const messageFor = useRefusalMessage();
  const { staff = [] } = useColleagues();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isNobody, setNobody] = useState(false);
  const [wasSubmitted, setSubmitted] = useState(false);
  const confirm = useConfirmConcerned(inbox, row.id);
  const isComplete = isNobody || chosen.length > 0;

  const submit = () => {
    setSubmitted(true);
    if (isComplete) confirm.mutate([...chosen], { onSuccess: () => toast({ title: t('saved') }) });
  };
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  const problem = confirm.error
    ? messageFor(confirm.error)
    : wasSubmitted && !isComplete
      ? t('choose')
      : undefined;

  return (
    <Section title={t('title')}>
      <p className="max-w-prose text-sm">{t('ask')}</p>
      <NamesFailure />
      <div className="space-y-2">
        {staff.map(({ id, full_name }) => (
          <Checkbox
            key={id}
            label={full_name}
            checked={chosen.includes(id)}
            disabled={isNobody}
            onChange={() => toggle(id)}
          />
        ))}
        <Checkbox
          label={t('nobody')}
          hint={t('nobodyHint')}
          checked={isNobody}
          disabled={chosen.length > 0}
          onChange={() => setNobody(!isNobody)}
        />
      </div>
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
      <Button size="sm" isPending={confirm.isPending} onClick={submit}>
        {t('save')}
      </Button>
    </Section>
  );
}
