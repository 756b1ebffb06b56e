import { Fragment } from 'react';
import { useTexts } from '@/lib/i18n/use-texts';
import { commandPaletteMessages } from './messages';

interface ShortcutRowProps {
  keys: readonly (readonly string[])[];
  label: string;
  /** True if the keys are pressed one after the other. */
  isSequence?: boolean;
  isOff?: boolean;
}

const cap =
  'inline-flex min-w-6 justify-center rounded-sm border border-border-strong bg-surface-sunken px-1.5 font-sans text-xs';

/** Renders the action and the keys of a shortcut. */
export function ShortcutRow({ keys, label, isSequence = false, isOff = false }: ShortcutRowProps) {
  const { t } = useTexts(commandPaletteMessages);
  return (
    <div className="flex items-center justify-between gap-4 py-2 text-sm">
      <dt className={isOff ? 'text-text-muted' : undefined}>
        {label}
        {isOff && <span className="block text-xs">{t('keys.singleOff')}</span>}
      </dt>
      <dd className="flex shrink-0 items-center gap-1 text-xs text-text-muted">
        {keys.map((together, index) => (
          <Fragment key={together.join()}>
            {index > 0 && <span>{t('keys.or')}</span>}
            {together.map((key, place) => (
              <Fragment key={key}>
                {place > 0 && <span>{isSequence ? t('keys.then') : '+'}</span>}
                <kbd className={cap}>{key}</kbd>
              </Fragment>
            ))}
          </Fragment>
        ))}
      </dd>
    </div>
  );
}
