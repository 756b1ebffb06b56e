import { Link2Off } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '@/ui/controls/badge';
import { paths } from '@/config/paths';
import { settingsRoom, type SettingsRoom } from '@/config/settings-room';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useRecords } from '@/session/records';
import { brokenLinksMessages } from './admin-messages';
import type { BrokenLink } from './queries';

/** Component that renders the label of a column. */
export type ColumnName = ComponentType<{ table: string; path: readonly string[] }>;

/** Settings screens that contain URLs, by the path of the value. */
const repairAddresses: readonly (readonly [path: RegExp, room: SettingsRoom])[] = [
  [/^promo\./, 'promotion'],
  [/^site\.socials\./, 'socials'],
  [/^site\.portal_url$/, 'portal'],
  [/^site\.map_url$/, 'contacts'],
  [/^site\.(logo|icon)_url$/, 'identity'],
];

/** Returns the URL of the screen where the link can be fixed, or undefined if the user may not open it. */
function useRepairLink({
  table_name: table,
  row_id: id,
  row_key: key,
  row_label: label,
  column_name: column,
}: BrokenLink) {
  const { addressOf } = useRecords();
  const place = addressOf({ table, id, key, label });
  if (place !== paths.admin.settings) return place;
  const room = repairAddresses.find(([path]) => path.test(column))?.[1];
  return room ? settingsRoom(room, column.split('.').at(-1)) : place;
}

interface BrokenRowProps {
  /** Links of one row in one stage; at least one. */
  links: readonly [BrokenLink, ...BrokenLink[]];
  ColumnName: ColumnName;
}

/** Renders a row with its broken links and a link to its editor. */
export function BrokenRow({ links, ColumnName }: BrokenRowProps) {
  const { t } = useTexts(brokenLinksMessages);
  const language = useLanguage();
  const { kindOf } = useRecords();
  const [first] = links;
  const place = useRepairLink(first);
  const name = first.row_label || t('unnamed');
  return (
    <li className="space-y-3 px-4 py-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="min-w-0 text-sm font-semibold wrap-anywhere">
          {place ? (
            <Link to={place} data-row={first.row_id} className="link">
              {name}
            </Link>
          ) : (
            <span data-row={first.row_id} tabIndex={-1}>
              {name}
            </span>
          )}
        </h3>
        <span className="text-sm text-text-muted">
          {kindOf(first.table_name)?.list[language] ?? first.table_name}
        </span>
        {first.stage !== 'shown' && <Badge tone="info">{t(`stage.${first.stage}`)}</Badge>}
      </div>
      {!place && <p className="text-sm text-text-muted">{t('onlyAdmins')}</p>}
      <ul className="space-y-3">
        {links.map((link) => (
          <BrokenLine key={`${link.column_name} ${link.address}`} link={link} ColumnName={ColumnName} />
        ))}
      </ul>
    </li>
  );
}

function BrokenLine({ link, ColumnName }: { link: BrokenLink; ColumnName: ColumnName }) {
  const { t } = useTexts(brokenLinksMessages);
  const language = useLanguage();
  const { reason, words, address, target_label: title, target_opens_at: opens } = link;
  return (
    <li className="flex gap-3 text-sm">
      <Link2Off className="mt-0.5 size-4 shrink-0 text-warning" aria-hidden />
      <div className="min-w-0 space-y-0.5">
        <p className="wrap-anywhere">
          <code className="font-mono text-xs">{address}</code>
        </p>
        <p className="wrap-anywhere text-text-muted">
          <ColumnName table={link.table_name} path={link.column_name.split('.')} />
          {words && ` · “${words}”`}
        </p>
        <p className="wrap-anywhere">
          {t(`reason.${reason}`, { title: title ?? '', date: opens ? formatDateTime(language, opens) : '' })}
        </p>
      </div>
    </li>
  );
}
