import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { paths } from '@/config/paths';
import { FormDialog } from '@/drafts/form-dialog';
import { useFormDraft } from '@/drafts/use-form-draft';
import type { OpenCase } from '@/features/cases/inbox/case-inbox';
import { useRefusalMessage } from '@/features/cases/inbox/use-refusal-message';
import { Section } from '@/ui/section';
import { useTexts } from '@/lib/i18n/use-texts';
import { openDraft } from '@/session/drafts';
import { AboutField } from './about-field';
import { aboutMessages } from './about-messages';
import { useCorrectAbout, type About } from './about-queries';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Renders the company or certificate that a complaint is about, with a button to correct it. */
export function ComplaintAbout({ row }: OpenCase) {
  const { t } = useTexts(aboutMessages);
  const draftName = `about:${row.id}`;
  const [isCorrecting, setCorrecting] = useState(() => openDraft(draftName) === '');
  const company = textOf(row.about_company_id);
  const name = textOf(row.about_name);
  return (
    <Section
      title={t('title')}
      actions={
        !row.closed_at &&
        !row.anonymised_at && (
          <Button variant="secondary" size="sm" onClick={() => setCorrecting(true)}>
            <Pencil aria-hidden />
            {t('correct')}
          </Button>
        )
      }
    >
      {name ? (
        <p className="font-semibold break-words">{name}</p>
      ) : (
        <p className="text-sm text-text-muted">{t('notNamed')}</p>
      )}
      {name && !company && <p className="text-sm text-text-muted">{t('freeWords')}</p>}
      {company && (
        <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
          <Link to={`${paths.admin.clients}/${company}`} className="link">
            {t('company')}
          </Link>
          <Link to={`${paths.admin.complaints}?company=${company}&state=all`} className="link">
            {t('others')}
          </Link>
        </p>
      )}
      {isCorrecting && (
        <AboutDialog
          draftName={draftName}
          id={row.id}
          number={row.number}
          // The row has no certificate number, so the certificate must be chosen again.
          about={{ about_name: name, about_company: company, about_certificate: '' }}
          onClose={() => setCorrecting(false)}
        />
      )}
    </Section>
  );
}

interface AboutDialogProps {
  draftName: string;
  id: string;
  number: string;
  about: About;
  onClose: () => void;
}

function AboutDialog({ draftName, id, number, about, onClose }: AboutDialogProps) {
  const { t } = useTexts(aboutMessages);
  const messageFor = useRefusalMessage();
  const draft = useFormDraft(draftName, 'tab', about);
  const change = useCorrectAbout(id);
  const submit = () =>
    change.mutate(draft.values, {
      onSuccess: () => {
        toast({ title: t('saved') });
        draft.done();
        onClose();
      },
    });
  return (
    <FormDialog
      title={t('correctTitle', { number })}
      description={t('correctHint')}
      action={t('save')}
      restored={draft.restored}
      task={change}
      say={messageFor}
      isComplete={draft.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      {() => (
        <AboutField
          field={{ label: t('label') }}
          about={draft.values}
          input={{
            value: draft.values.about_name,
            onChange: (event) => draft.set({ ...draft.values, about_name: event.target.value }),
          }}
          onChoose={draft.set}
        />
      )}
    </FormDialog>
  );
}
