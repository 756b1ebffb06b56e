import clsx from 'clsx';
import { Monitor, Moon, Smartphone, Sun } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/controls/dialog';
import { CONTENT_LANGUAGES, DEFAULT_LANGUAGE, type Language } from '@/config/languages';
import { languageName } from '@/lib/i18n/language-name';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { getResolvedTheme } from '@/lib/theme/theme-store';
import { editorKitMessages } from './messages';
import { PREVIEW_READY, previewPath, type PreviewMessage } from './preview-channel';
import type { TextState } from './text';
import { useEditing } from './session/use-text-session';

/** Renders the public page with the current input, in both widths, themes and languages. */
export function PreviewDialog({ state, onClose }: { state: TextState; onClose: () => void }) {
  const { t } = useTexts(editorKitMessages);
  const uiLanguage = useLanguage();
  const { definition, values } = useEditing();
  const frame = useRef<HTMLIFrameElement>(null);
  const [language, setLanguage] = useState<Language>(DEFAULT_LANGUAGE);
  const [isPhone, setPhone] = useState(false);
  const [isDark, setDark] = useState(() => getResolvedTheme() === 'dark');
  const [isReady, setReady] = useState(false);

  const { row } = state;
  useEffect(() => {
    if (!isReady) return;
    const message: PreviewMessage = { kind: 'preview', row, values, language, isDark };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [isReady, row, values, language, isDark]);
  const onMessage = useEffectEvent((event: MessageEvent) => {
    const isOurs = event.origin === window.location.origin && event.source === frame.current?.contentWindow;
    if (isOurs && event.data === PREVIEW_READY) setReady(true);
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => onMessage(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="full"
      title={t('previewing.title')}
      description={t('previewing.hint')}
    >
      <div className="space-y-4">
        <div className="flex flex-wrap gap-x-8 gap-y-3">
          <Toggles label={t('language')}>
            {CONTENT_LANGUAGES.map((each) => (
              <Toggle
                key={each}
                isOn={language === each}
                onPress={() => setLanguage(each)}
                label={languageName(each, uiLanguage)}
              />
            ))}
          </Toggles>
          <Toggles label={t('previewing.width')}>
            <Toggle
              isOn={!isPhone}
              onPress={() => setPhone(false)}
              label={t('previewing.desktop')}
              icon={<Monitor />}
            />
            <Toggle
              isOn={isPhone}
              onPress={() => setPhone(true)}
              label={t('previewing.phone')}
              icon={<Smartphone />}
            />
          </Toggles>
          <Toggles label={t('previewing.theme')}>
            <Toggle
              isOn={!isDark}
              onPress={() => setDark(false)}
              label={t('previewing.light')}
              icon={<Sun />}
            />
            <Toggle
              isOn={isDark}
              onPress={() => setDark(true)}
              label={t('previewing.dark')}
              icon={<Moon />}
            />
          </Toggles>
        </div>
        <iframe
          ref={frame}
          title={t('previewing.frame')}
          src={previewPath(definition.table, row.id)}
          className={clsx(
            'mx-auto block h-[68dvh] rounded-lg border border-border-strong bg-background',
            isPhone ? 'w-93.75 max-w-full' : 'w-full',
          )}
        />
      </div>
    </Dialog>
  );
}

function Toggles({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="flex gap-1">
      {children}
    </div>
  );
}

interface ToggleProps {
  isOn: boolean;
  onPress: () => void;
  label: string;
  icon?: ReactNode;
}

function Toggle({ isOn, onPress, label, icon }: ToggleProps) {
  return (
    <Button size="sm" variant={isOn ? 'primary' : 'secondary'} aria-pressed={isOn} onClick={onPress}>
      {icon}
      {label}
    </Button>
  );
}
