import { SettingsSections } from '@/features/settings/settings-sections';
import { settingsPreviews } from '@/app/settings-previews/settings-previews';

/** Renders /admin/settings and its sections: the settings with a preview of the site. */
export function Component() {
  return <SettingsSections previews={settingsPreviews} />;
}
