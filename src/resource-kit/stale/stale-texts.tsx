import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Notice } from '@/components/notice';
import { paths } from '@/config/paths';
import { settingsRoom } from '@/config/settings-room';
import { languageName } from '@/lib/i18n/language-name';
import { toContentLanguage } from '@/lib/content-languages';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { staleTextsMessages } from './messages';
import { textsWithQuery, type OldValue, type TextWith } from './queries';

const { kinds } = staleTextsMessages.id;
const isKind = (kind: string): kind is keyof typeof kinds => Object.hasOwn(kinds, kind);

/** The place where a text is written. */
function placeOf({ kind, id, slug }: TextWith): string {
  const { admin } = paths;
  if (kind === 'cms_pages' || kind === 'drafts') return admin.cmsEdit(slug);
  if (kind === 'faq') return `${admin.faq}?edit=${id}`;
  if (kind === 'alur_sertifikasi') return `${admin.certificationFlow}?edit=${id}`;
  if (kind === 'fees') return `${admin.fees}?edit=${id}`;
  return settingsRoom(kind === 'message_templates' ? 'templates' : 'privacy');
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
