import { SettingsSections } from '@/features/settings/settings-sections';
import { settingsPreviews } from '@/app/settings-previews/settings-previews';

/** /admin/settings and /admin/settings/<part>: the settings with a preview of the site. */
export function Component() {
  return <SettingsSections previews={settingsPreviews} />;
}
