import { SettingsSections } from '@/features/settings/settings-sections';
import { settingsPreviews } from '@/app/settings-previews/settings-previews';

/** /admin/settings/<part>: a part of the settings, with how the site shows it. */
export function Component() {
  return <SettingsSections previews={settingsPreviews} />;
}
