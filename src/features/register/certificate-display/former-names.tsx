import { companyName } from '@/domain/certificate';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { z } from '@/lib/zod';
import { certificateMessages } from './messages';

const namesSchema = z.array(
  z.object({ name: z.string(), legal_form: z.string().nullable(), until_on: z.string() }),
);

/**
 * Renders the former names of a company, latest first, each with the day until which it applied. `names`:
 * jsonb of search_register or check_certificate, or rows of former_names.
 */
export function FormerNames({ names, className }: { names: unknown; className?: string }) {
  const { t } = useTexts(certificateMessages);
  const language = useLanguage();
  const read = namesSchema.safeParse(names);
  if (!read.success || read.data.length === 0) return null;
  return (
    <ul className={className}>
      {read.data.map((former) => (
        <li key={`${former.name} ${former.until_on}`}>
          {t('formerly', {
            name: companyName(former),
            date: formatDate(language, `${former.until_on}T12:00:00+07:00`),
          })}
        </li>
      ))}
    </ul>
  );
}
