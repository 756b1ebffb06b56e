import { ExternalLink } from 'lucide-react';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { useTexts } from '@/lib/i18n/use-texts';
import { isExternal } from '@/lib/rich-text/safe-link';
import { useSettings } from '@/site/site-reads';
import { contactMessages } from './messages';

const NAMES = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  x: 'X',
};

const inside = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** Renders links to the body's social media; renders nothing if there are none. */
export function SocialLinks() {
  const { t } = useTexts(contactMessages);
  const { data } = useSettings();
  const socials = inside(data?.site, 'socials');
  const links = Object.entries(NAMES).flatMap(([key, name]) => {
    const address = inside(socials, key);
    return typeof address === 'string' && isExternal(address) ? [{ key, name, address }] : [];
  });
  if (links.length === 0) return null;
  return (
    <div className="space-y-1 print:hidden">
      <p className="text-sm font-semibold text-text-muted">{t('socials')}</p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {links.map(({ key, name, address }) => (
          <li key={key}>
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-6 items-center gap-1.5 link [&_svg]:size-3.5"
            >
              {name}
              <ExternalLink aria-hidden />
              <VisuallyHidden>{t('newTab')}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
