import { Trash2 } from 'lucide-react';
import { useId, useState, type SubmitEvent } from 'react';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/controls/dialog';
import { Field } from '@/ui/controls/field';
import { IconButton } from '@/ui/controls/icon-button';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { listKitMessages } from './messages';
import { MAX_NAME_LENGTH, MAX_VIEWS, type useSavedViews } from './saved-views';

interface SavedViewsDialogProps {
  saved: ReturnType<typeof useSavedViews>;
  onClose: () => void;
}

/** Renders the dialog that saves the current view under a name, and removes saved views. */
export function SavedViewsDialog({ saved, onClose }: SavedViewsDialogProps) {
  const { t } = useTexts(listKitMessages);
  const form = useId();
  const [name, setName] = useState(saved.current?.name ?? '');
  const [wrong, setWrong] = useState<'blank' | 'full'>();
  const isThere = saved.views.some((each) => each.name === name.trim());
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!name.trim()) return setWrong('blank');
    if (saved.isFull && !isThere) return setWrong('full');
    saved.save(name.trim());
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('views.title')}
      description={t('views.hint')}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('views.close')}
          </Button>
          <Button type="submit" form={form}>
            {t(isThere ? 'views.replace' : 'views.save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={save}>
        <Field
          label={t('views.name')}
          required
          error={wrong && t(`views.wrong.${wrong}`, { most: MAX_VIEWS })}
        >
          <TextInput
            value={name}
            maxLength={MAX_NAME_LENGTH}
            onChange={({ target }) => {
              setName(target.value);
              setWrong(undefined);
            }}
          />
        </Field>
      </form>
      {saved.views.length > 0 && (
        <ul className="mt-4 divide-y divide-border border-t border-border">
          {saved.views.map((each) => (
            <li key={each.name} className="flex items-center gap-3 py-1">
              <span className="min-w-0 flex-1 wrap-anywhere">{each.name}</span>
              <IconButton
                label={t('views.remove', { name: each.name })}
                onClick={() => saved.remove(each.name)}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
