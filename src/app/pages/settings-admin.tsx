import { SettingsSections } from '@/features/settings/settings-sections';
import { settingsPreviews } from '@/app/settings-previews/settings-previews';

/** /admin/settings: the settings, each part as the site shows it. */
export function Component() {
  return <SettingsSections previews={settingsPreviews} />;
}
