import { useQuery } from '@tanstack/react-query';
import { Building2, FileBadge } from 'lucide-react';
import { useEffect, useRef, type ComponentProps } from 'react';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { useDebounced } from '@/lib/use-debounced';
import { aboutMessages } from './about-messages';
import {
  emptyAbout,
  aboutSubject,
  hasEnoughLetters,
  subjectsQuery,
  type About,
  type ComplaintSubject,
} from './about-queries';

const PAUSE_MS = 300;

interface AboutFieldProps {
  field: { id?: string; label: string; error?: string | undefined };
  about: About;
  /** Props of the free-text input: react-hook-form's `register(…)`, or value and onChange. */
  input: ComponentProps<'input'>;
  /** Called when a company or certificate is chosen or cleared. */
  onChoose: (about: About) => void;
}

/**
 * Renders the field for the subject of a complaint: a company or certificate from the register, or free text.
 */
export function AboutField({ field, about, input, onChoose }: AboutFieldProps) {
  const { t } = useTexts(aboutMessages);
  const isChosen = about.about_company !== '';
  const frame = useRef<HTMLDivElement>(null);
  const wasChosenHere = useRef(false);
  // Choosing replaces the focused control: focus its replacement.
  useEffect(() => {
    if (wasChosenHere.current) frame.current?.querySelector<HTMLElement>('input, button')?.focus();
    wasChosenHere.current = false;
  }, [isChosen]);
  const choose = (next: About) => {
    wasChosenHere.current = true;
    onChoose(next);
  };
  return (
    <div ref={frame} className="space-y-2">
      {isChosen ? (
        <fieldset className="space-y-1.5">
          <legend className="block text-sm font-semibold">{field.label}</legend>
          <div className="flex flex-wrap items-center justify-between gap-3 rounded border border-border bg-surface px-4 py-3">
            <div className="min-w-0">
              <p className="font-semibold break-words">{about.about_name}</p>
              <p className="text-sm text-text-muted">{t('fromRegister')}</p>
            </div>
            <Button id={field.id} variant="secondary" size="sm" onClick={() => choose(emptyAbout)}>
              {t('change')}
            </Button>
          </div>
          {field.error && (
            <p role="alert" className="text-sm text-danger">
              {field.error}
            </p>
          )}
        </fieldset>
      ) : (
        <>
          <Field {...field} hint={t('hint')} optional>
            <TextInput {...input} autoComplete="off" maxLength={240} />
          </Field>
          <Suggestions search={about.about_name} onChoose={(subject) => choose(aboutSubject(subject))} />
        </>
      )}
    </div>
  );
}

/** Renders the register entries that match the typed text. */
function Suggestions({
  search,
  onChoose,
}: {
  search: string;
  onChoose: (subject: ComplaintSubject) => void;
}) {
  const { t } = useTexts(aboutMessages);
  const query = useDebounced(search.trim(), PAUSE_MS);
  const isAsked = hasEnoughLetters(query);
  const found = useQuery({ ...subjectsQuery({ query }), enabled: isAsked });
  return (
    <div aria-live="polite" className="text-sm">
      {!isAsked ? null : found.isPending ? (
        <p className="text-text-muted">{t('searching')}</p>
      ) : found.isError ? (
        <p className="text-text-muted">{t('failed')}</p>
      ) : found.data.length === 0 ? (
        <p className="text-text-muted">{t('none')}</p>
      ) : (
        <>
          <p className="mb-1 text-text-muted">{t('found')}</p>
          <ul className="divide-y divide-border rounded border border-border bg-surface">
            {found.data.map((subject) => (
              <li key={`${subject.company_id} ${subject.certificate}`}>
                <button
                  type="button"
                  className="flex min-h-11 w-full items-center gap-3 px-4 py-2 text-start hover:bg-primary-soft"
                  onClick={() => onChoose(subject)}
                >
                  {subject.certificate ? (
                    <FileBadge aria-hidden className="size-4.5 shrink-0 text-primary" />
                  ) : (
                    <Building2 aria-hidden className="size-4.5 shrink-0 text-primary" />
                  )}
                  <span className="min-w-0">
                    <span className="block font-semibold break-words">{subject.company_name}</span>
                    <span className="block text-text-muted">
                      {[
                        subject.former_name && t('formerly', { name: subject.former_name }),
                        subject.certificate && t('certificate', { number: subject.certificate }),
                        subject.place,
                      ]
                        .filter(Boolean)
                        .join(', ')}
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
