import * as Radix from '@radix-ui/react-dialog';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorState } from '@/ui/error-state';
import { Skeletons } from '@/ui/skeleton-rows';
import { IconButton } from '@/ui/controls/icon-button';
import { Loading } from '@/ui/controls/loading';
import { Select } from '@/ui/controls/select';
import { ADMINS, hasRole } from '@/config/roles';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { HandbookPage } from './handbook-page';
import { handbookQuery, handbookTitle } from './handbook-query';
import { helpPageAt, operatorChapters, staffChapters } from './help-pages';
import { helpMessages } from './messages';

interface HelpDrawerProps {
  role: string;
  onClose: () => void;
}

/**
 * Renders the handbook chapter about the current screen next to it, so that both can be used. On a phone it
 * covers the screen.
 */
export function HelpDrawer({ role, onClose }: HelpDrawerProps) {
  const { t } = useTexts(helpMessages);
  const { pathname } = useLocation();
  const ofScreen = helpPageAt(pathname);
  // A selected chapter stays open until another screen opens.
  const [chosen, setChosen] = useState({ at: pathname, page: ofScreen });
  const page = chosen.at === pathname ? chosen.page : ofScreen;
  const cameFrom = useRef<Element | null>(null);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (top.current) top.current.scrollTop = 0;
  }, [page]);

  const moveFocusBack = (event: Event) => {
    event.preventDefault();
    // Leave the focus alone if the user has moved it to the screen.
    if (document.activeElement === document.body && cameFrom.current instanceof HTMLElement)
      cameFrom.current.focus();
  };
  return (
    <Radix.Root open modal={false} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => (cameFrom.current = document.activeElement)}
          onCloseAutoFocus={moveFocusBack}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-y-0 end-0 z-overlay flex w-full animate-sheet flex-col border-border bg-surface-raised text-text shadow-overlay outline-none [--sheet-from:100%] sm:w-md sm:border-s print:hidden"
        >
          <header className="space-y-2 border-b border-border px-4 py-3">
            <div className="flex items-center justify-between gap-4">
              <Radix.Title className="text-base font-bold">{t('title')}</Radix.Title>
              <Radix.Close asChild>
                <IconButton label={t('close')}>
                  <X aria-hidden />
                </IconButton>
              </Radix.Close>
            </div>
            <Chapters
              page={page}
              ofScreen={ofScreen}
              role={role}
              onChoose={(next) => setChosen({ at: pathname, page: next })}
            />
          </header>
          <div ref={top} className="min-h-0 flex-1 overflow-y-auto px-4 py-4">
            <Page page={page} />
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface ChaptersProps {
  page: string;
  ofScreen: string;
  role: string;
  onChoose: (page: string) => void;
}

function Chapters({ page, ofScreen, role, onChoose }: ChaptersProps) {
  const { t } = useTexts(helpMessages);
  const language = useLanguage();
  const parts = [
    { label: t('staff'), pages: staffChapters },
    ...(hasRole(role, ADMINS) ? [{ label: t('operator'), pages: operatorChapters }] : []),
  ];
  return (
    <Select aria-label={t('chapter')} value={page} onChange={({ target }) => onChoose(target.value)}>
      {parts.map(({ label, pages }) => (
        <optgroup key={label} label={label}>
          {pages.map((each) => (
            <option key={each} value={each}>
              {each === ofScreen
                ? t('thisScreen', { title: handbookTitle(language, each) })
                : handbookTitle(language, each)}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}

function Page({ page }: { page: string }) {
  const { t } = useTexts(helpMessages);
  const { data, isError, isFetching, refetch } = useQuery(handbookQuery(useLanguage(), page));
  if (data) return <HandbookPage blocks={data} />;
  if (isError)
    return (
      <ErrorState
        title={t('failed')}
        message={t('failedHint')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  return (
    <Loading label={t('loading')} className="space-y-3">
      <Skeletons count={6} className="h-5 w-full" />
    </Loading>
  );
}
