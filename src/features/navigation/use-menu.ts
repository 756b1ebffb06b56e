import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useNavigation } from '@/site/site-reads';
import { defaultMenu } from './default-menu';
import { toMenu, type MenuItem } from './menu';
import { navigationMessages } from './messages';

/**
 * Returns the site's menu, or the spec's default menu if it is empty or cannot be loaded; undefined while
 * loading.
 */
export function useMenu(): MenuItem[] | undefined {
  const { t } = useTexts(navigationMessages);
  const language = useLanguage();
  const navigation = useNavigation();
  if (navigation.isPending) return undefined;

  const menu = toMenu(navigation.data ?? [], language);
  if (menu.length > 0) return menu;
  const fromSpec = ({ key, url, children = [] }: (typeof defaultMenu)[number]): MenuItem => ({
    id: key,
    label: { text: t(`default.${key}`), lang: undefined },
    url,
    children: children.map(fromSpec),
  });
  return defaultMenu.map(fromSpec);
}
