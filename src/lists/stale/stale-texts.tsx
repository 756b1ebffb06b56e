import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Notice } from '@/ui/notice';
import { settingsRoom, type SettingsRoom } from '@/config/settings-room';
import { languageName } from '@/lib/i18n/language-name';
import { toContentLanguage } from '@/lib/content-languages';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useRecords } from '@/session/records';
import { staleTextsMessages } from './messages';
import { textsWithQuery, type ReplacedValue, type TextWith } from './queries';

const { kinds } = staleTextsMessages.id;
const isKind = (kind: string): kind is keyof typeof kinds => Object.hasOwn(kinds, kind);

/** Texts that are not rows of a table, with the settings section in which they are edited. */
const editAddresses = new Map<string, SettingsRoom>([
  ['message_templates', 'templates'],
  ['home', 'home'],
  ['promotion', 'promotion'],
  ['wordings', 'certificates'],
  ['site_settings', 'privacy'],
]);

/** Renders the name of a text, linked if the user may edit it. */
function TextName({ text: { kind, id, slug, title } }: { text: TextWith }) {
  const { t } = useTexts(staleTextsMessages);
  const { addressOf } = useRecords();
  const room = editAddresses.get(kind);
  const table = kind === 'drafts' ? 'cms_pages' : kind;
  const place = room ? settingsRoom(room) : addressOf({ table, id, key: slug, label: title });
  const name = isKind(kind) ? t(`kinds.${kind}`, { title }) : title;
  if (!place) return name;
  return (
    <Link to={place} className="link">
      {name}
    </Link>
  );
}

/** Lists the texts that still contain an old value after a number was changed, with links. */
export function StaleTexts({ changed }: { changed: readonly ReplacedValue[] }) {
  const { t } = useTexts(staleTextsMessages);
  const uiLanguage = useLanguage();
  const answers = useQueries({ queries: changed.map(textsWithQuery) });
  const isFailed = answers.some(({ isError }) => isError);
  const texts = answers.flatMap(({ data }) => data ?? []);
  if (isFailed) return <Notice tone="warning" title={t('failed')} />;
  if (texts.length === 0) return null;
  return (
    <Notice tone="warning" live="polite" title={t('title', { count: texts.length })}>
      <p>{t('text')}</p>
      <ul className="space-y-1">
        {texts.map((text) => (
          <li key={`${text.kind} ${text.id} ${text.language} ${text.excerpt}`}>
            <TextName text={text} />{' '}
            <span className="text-text-muted">
              {languageName(toContentLanguage(text.language), uiLanguage)}: “…{text.excerpt}…”
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
