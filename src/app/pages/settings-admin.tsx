import { SettingsSections } from '@/features/settings/settings-sections';
import { settingsPreviews } from '@/app/settings-previews/settings-previews';

/** Renders /admin/settings/<part>: a part of the settings with a preview. */
export function Component() {
  return <SettingsSections previews={settingsPreviews} />;
}
