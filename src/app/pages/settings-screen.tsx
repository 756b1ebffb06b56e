import { appealsMessages } from '@/features/appeals/messages';
import { contactMessages } from '@/features/contact/messages';
import { promotionMessages } from '@/features/promotion/messages';
import { SettingsScreen } from '@/features/settings/settings-screen';
import { addMessages } from '@/lib/i18n/i18n';
import { requestKitMessages } from '@/request-kit/messages';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { mediaMessages } from '@/media/messages';
import { resourceKitMessages } from '@/resource-kit/messages';
import { settingsMessages } from '@/features/settings/messages';
import { settingsPreviews } from './settings-previews';

addMessages({
  appeals: appealsMessages,
  contact: contactMessages,
  promotion: promotionMessages,
  requestKit: requestKitMessages,
  settings: settingsMessages,
  inboxKit: inboxKitMessages,
  media: mediaMessages,
  resourceKit: resourceKitMessages,
});

/** /admin/settings: the settings, each part as the site shows it. */
export function Component() {
  return <SettingsScreen previews={settingsPreviews} />;
}
