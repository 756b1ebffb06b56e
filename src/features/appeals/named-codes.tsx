import { useLanguage } from '@/lib/i18n/use-language';
import { localizedText } from '@/lib/localized';
import { useRlItems } from '@/site/site-reads';
import { codesOf } from './appeal';

/** The names behind the codes that were typed, so that a slip is seen at once. */
export function NamedCodes({ typed }: { typed: string }) {
  const language = useLanguage();
  const { data = [] } = useRlItems();
  const codes = codesOf(typed);
  const named = data.filter(({ code }) => codes.includes(code));
  if (named.length === 0) return null;
  return (
    <ul className="space-y-0.5 text-sm text-text-muted">
      {named.map((item) => {
        const { text, lang } = localizedText(item, 'name', language);
        return (
          <li key={item.id}>
            <span className="font-semibold">{item.code}</span> <span lang={lang}>{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
