import { Search } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { TextInput } from '@/ui/controls/text-input';
import { settingsRoom } from '@/config/settings-room';
import { useFieldLabel } from '@/forms/resource/field-label';
import { useTexts } from '@/lib/i18n/use-texts';
import { findSettings, type FoundSetting } from './find-settings';
import { settingsMessages } from './messages';

/** Maximum number of results; another word narrows them down. */
const MAX_RESULTS = 12;
const addressOf = ({ room, field }: FoundSetting) => settingsRoom(room, field?.column);

/** Renders a search for settings by name in all sections and languages; Enter opens the first result. */
export function SettingsSearch() {
  const { t } = useTexts(settingsMessages);
  const labelOf = useFieldLabel({ messages: settingsMessages });
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const found = findSettings(typed);
  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = found;
    if (event.key === 'Escape') setTyped('');
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !first) return;
    setTyped('');
    void navigate(addressOf(first));
  };
  return (
    <div role="search" className="space-y-2">
      <TextInput
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        autoComplete="off"
        leading={<Search aria-hidden />}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={typed.trim() ? 'text-sm text-text-muted' : 'sr-only'}>
        {typed.trim() && (found.length > 0 ? t('found', { count: found.length }) : t('foundNone'))}
      </p>
      {found.length > 0 && (
        <ul
          aria-label={t('foundList')}
          className="divide-y divide-border rounded-lg border border-border bg-surface-raised"
        >
          {found.slice(0, MAX_RESULTS).map((setting) => (
            <li key={addressOf(setting)}>
              <Link
                to={addressOf(setting)}
                onClick={() => setTyped('')}
                className="block px-3 py-2 text-sm -outline-offset-2! hover:bg-surface-sunken"
              >
                <span className="block font-semibold">
                  {setting.field ? labelOf(setting.field, setting.field.column) : t(`group.${setting.room}`)}
                </span>{' '}
                {setting.field && (
                  <span className="block text-xs text-text-muted">{t(`group.${setting.room}`)}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
