import { MainMenu } from '@/features/navigation/main-menu';
import { AccountLink } from './account-link';
import { LanguageMenu } from './language-menu';
import { MobileMenuButton } from './mobile-menu-button';
import { PortalLink } from './portal-link';
import { SearchButton } from './search-button';
import { SiteBrand } from './site-brand';
import { ThemeMenu } from './theme-menu';

export function SiteHeader() {
  return (
    <header className="sticky top-0 z-header border-b border-border bg-surface print:border-0">
      <div className="container-page flex h-header items-center gap-2">
        <SiteBrand />
        <div className="mx-auto h-full max-lg:hidden print:hidden">
          <MainMenu />
        </div>
        <div className="flex items-center gap-1 max-lg:ms-auto print:hidden">
          <SearchButton />
          <LanguageMenu />
          {/* On phones, the theme menu is in the mobile menu, because the site's name needs the room. */}
          <span className="max-sm:hidden">
            <ThemeMenu />
          </span>
          <span className="ms-2 flex items-center gap-2 max-lg:hidden">
            <PortalLink className="whitespace-nowrap max-xl:hidden" />
            <AccountLink className="whitespace-nowrap" />
          </span>
          <MobileMenuButton className="lg:hidden" />
        </div>
      </div>
    </header>
  );
}
