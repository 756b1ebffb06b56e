import { useRef, useState, type SubmitEvent } from 'react';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import { cleanName } from '@/lib/text-shapes';
import { settingsMessages } from './messages';
import { pagesMessages } from './pages-messages';
import { useSetHook } from './pages-queries';
import { reasonOf } from './queries';

/**
 * Renders the form for the host's build hook, whose URL cannot be read back. `host` is the host in the
 * current URL.
 */
export function HookForm({ host }: { host: string | null }) {
  const { t } = useTexts(pagesMessages, settingsMessages);
  const [address, setAddress] = useState('');
  const [wrong, setWrong] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useSetHook();
  const refuse = () => {
    setWrong(t('hookInvalid'));
    input.current?.focus();
  };
  const send = (value: string, done: string) => {
    setWrong(undefined);
    mutate(value, {
      onSuccess: () => {
        setAddress('');
        toast({ title: done });
      },
      onError: (error) => {
        if (toAppError(error).message === 'hook.invalid') refuse();
        else setWrong(`${t('hookFailed')}. ${t(`settings:reason.${reasonOf(error)}`)}`);
      },
    });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const value = cleanName(address);
    if (/^https:\/\/[^/\s@]+\.[^/\s@]+\/\S+$/i.test(value)) send(value, t('hookSaved'));
    else refuse();
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-3">
      <Field label={t('hook')} hint={t('hookHint')} error={wrong}>
        <TextInput
          ref={input}
          type="url"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          autoComplete="off"
          spellCheck={false}
          maxLength={1000}
          placeholder="https://"
        />
      </Field>
      {host && <p className="text-sm text-text-muted">{t('hookSet', { host })}</p>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" isPending={isPending}>
          {t('hookSave')}
        </Button>
        {host && (
          <Button
            type="button"
            variant="ghost"
            disabled={isPending}
            onClick={() => send('', t('hookRemoved'))}
          >
            {t('hookRemove')}
          </Button>
        )}
      </div>
    </form>
  );
}
