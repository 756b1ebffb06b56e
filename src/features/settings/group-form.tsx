import { Card } from '@/components/ui/card';
import { useTexts } from '@/lib/i18n/use-texts';
import { settingGroups, type GroupName } from './groups';
import { settingsMessages } from './messages';
import { SettingsForm, type Preview } from './settings-form';
import type { SettingsRow } from './values';

interface GroupFormProps {
  name: GroupName;
  row: SettingsRow;
  /** The values as the site will show them. */
  preview?: Preview | undefined;
}

/** One part of the settings, saved by itself. */
export function GroupForm({ name, row, preview }: GroupFormProps) {
  const { t } = useTexts(settingsMessages);
  return (
    <Card asChild>
      <section id={name} aria-labelledby={`${name}-title`} className="scroll-mt-20 space-y-5">
        <div className="space-y-1">
          <h2 id={`${name}-title`} className="text-lg">
            {t(`group.${name}`)}
          </h2>
          <p className="max-w-prose text-sm text-text-muted">{t(`hint.${name}`)}</p>
        </div>
        <SettingsForm
          table="site_settings"
          name={name}
          title={t(`group.${name}`)}
          fields={settingGroups[name]}
          row={row}
          preview={preview}
        />
      </section>
    </Card>
  );
}
