import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Notice } from '@/components/notice';
import { paths } from '@/config/paths';
import { settingsRoom, type SettingsRoom } from '@/config/settings-room';
import { languageName } from '@/lib/i18n/language-name';
import { toContentLanguage } from '@/lib/content-languages';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { staleTextsMessages } from './messages';
import { textsWithQuery, type OldValue, type TextWith } from './queries';

const { kinds } = staleTextsMessages.id;
const isKind = (kind: string): kind is keyof typeof kinds => Object.hasOwn(kinds, kind);

const { admin } = paths;
/** The address of a text's form, but for its id, by the kind of text. */
const forms = new Map<string, string>([
  ['faq', `${admin.faq}?edit=`],
  ['alur_sertifikasi', `${admin.certificationFlow}?edit=`],
  ['fees', `${admin.fees}?edit=`],
  ['hero_slides', `${admin.heroSlider}?edit=`],
  ['struktur_organisasi', `${admin.organization}?edit=`],
  ['legalitas', `${admin.legality}?edit=`],
  ['rl_subclass', `${admin.scopes}?list=subclassifications&edit=`],
]);
const rooms = new Map<string, SettingsRoom>([
  ['message_templates', 'templates'],
  ['home', 'home'],
  ['promotion', 'promotion'],
  ['wordings', 'certificates'],
]);

/** The place where a text is written. */
function placeOf({ kind, id, slug }: TextWith): string {
  if (kind === 'cms_pages' || kind === 'drafts') return admin.cmsEdit(slug);
  const form = forms.get(kind);
  return form ? `${form}${id}` : settingsRoom(rooms.get(kind) ?? 'privacy');
}

/** After a number has changed: the texts in which its old value is typed in, each with the way to it. */
export function StaleTexts({ changed }: { changed: readonly OldValue[] }) {
  const { t } = useTexts(staleTextsMessages);
  const spoken = useLanguage();
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
            <Link to={placeOf(text)} className="link">
              {isKind(text.kind) ? t(`kinds.${text.kind}`, { title: text.title }) : text.title}
            </Link>{' '}
            <span className="text-text-muted">
              {languageName(toContentLanguage(text.language), spoken)}: “…{text.excerpt}…”
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
