import { SettingsScreen } from '@/features/settings/settings-screen';
import { settingsPreviews } from './settings-previews';

/** /admin/settings: the settings, each part as the site shows it. */
export function Component() {
  return <SettingsScreen previews={settingsPreviews} />;
}
