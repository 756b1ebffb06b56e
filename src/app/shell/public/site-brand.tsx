import { Link } from 'react-router-dom';
import { LogoMark } from '@/ui/logo-mark';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { mediaSrcSet } from '@/lib/media-url';
import { useSite } from '@/site/use-site';
import { publicLayoutMessages } from './messages';

/** Renders the site's logo and name, linked to the home page. */
export function SiteBrand() {
  const { t } = useTexts(publicLayoutMessages);
  const { name, details } = useSite();
  return (
    <Link
      to={paths.home}
      aria-label={t('homeLink', { name: name.text })}
      className="flex min-w-0 items-center gap-3 rounded py-1 hover:text-primary"
    >
      {details.logo_url ? (
        <img
          src={details.logo_url}
          srcSet={mediaSrcSet(details.logo_url)}
          sizes="144px"
          alt=""
          height={40}
          className="h-10 max-w-20 min-w-10 shrink-0 object-contain sm:max-w-36"
        />
      ) : (
        <LogoMark className="size-9 shrink-0 text-primary" />
      )}
      <span
        lang={name.lang}
        className="line-clamp-4 max-w-52 text-xs leading-tight font-bold text-balance min-[380px]:text-sm sm:text-base lg:max-xl:text-sm"
      >
        {name.text}
      </span>
    </Link>
  );
}
