import { useQuery } from '@tanstack/react-query';
import { Check, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ErrorState } from '@/ui/error-state';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/controls/card';
import { paths } from '@/config/paths';
import { settingsRoom } from '@/config/settings-room';
import { toAppError } from '@/lib/errors';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { securityLog } from './audit-filter';
import { detailText, useDeviceLabel } from './security-texts';
import { securityLogMessages } from './security-messages';
import { alarmsQuery, useDismissAlarm, type Alarm } from './security-queries';

type Kind = keyof typeof securityLogMessages.id.alarms.kind;
/** Screen for investigating each kind of alarm. */
const places: Record<Kind, string> = {
  refused_sign_ins: `${securityLog}&event=sign_in_refused`,
  new_admin_device: `${securityLog}&event=new_device`,
  evidence_disk: paths.admin.complaints,
  submissions_flood: paths.admin.complaints,
  turnstile_down: settingsRoom('security'),
  data_request_due: paths.admin.dataRequests,
  case_forgotten: paths.admin.complaints,
  colleague_marked: paths.admin.complaints,
  nobody_independent: paths.admin.users,
};
const inboxes: Partial<Record<string, string>> = {
  complaint: paths.admin.complaints,
  appeal: paths.admin.appeals,
  contact: paths.admin.messages,
};
const isKind = (kind: string): kind is Kind => Object.hasOwn(places, kind);

/** Returns the link to an alarm's case, or to the screen for its kind. */
function placeOf({ kind, detail }: Alarm): string {
  const id = detailText(detail, 'case');
  const inbox = inboxes[detailText(detail, 'kind')];
  if (id && inbox) return `${inbox}?case=${id}`;
  return isKind(kind) ? places[kind] : securityLog;
}

/** Renders open alarms for admins; nothing if there are none. */
export function Alarms() {
  const { t } = useTexts(securityLogMessages);
  const { data: alarms, isError, isFetching, refetch } = useQuery(alarmsQuery());
  if (!alarms && isError)
    return <ErrorState title={t('alarms.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!alarms?.length) return null;
  return (
    <Card asChild padding="md">
      <section aria-labelledby="alarms">
        <h2 id="alarms" className="mb-2 flex items-center gap-2 text-lg">
          <TriangleAlert className="size-5 text-danger" aria-hidden />
          {t('alarms.title')}
        </h2>
        <ul className="divide-y divide-border">
          {alarms.map((alarm) => (
            <AlarmLine key={alarm.id} alarm={alarm} />
          ))}
        </ul>
      </section>
    </Card>
  );
}

function AlarmLine({ alarm }: { alarm: Alarm }) {
  const { t } = useTexts(securityLogMessages);
  const language = useLanguage();
  const { mutateAsync, isPending } = useDismissAlarm();
  const { kind, key, detail, last_at: at, is_own: isOwn } = alarm;
  const device = useDeviceLabel();
  const who =
    [
      ...['name', 'number', 'network'].map((part) => detailText(detail, part)),
      device(detailText(detail, 'device')),
    ]
      .filter(Boolean)
      .join(', ') || t('nobody');
  const name = isKind(kind)
    ? t(`alarms.kind.${kind}`)
    : t('alarms.other', { kind: kind.replaceAll('_', ' ') });
  const hint = isKind(kind)
    ? t(`alarms.hint.${kind}`, { who, marked: detailText(detail, 'marked') })
    : t('alarms.otherHint', { key });
  // Callbacks of `mutate` would not run, because the refetched list unmounts the row.
  const dismiss = () =>
    mutateAsync(alarm.id).then(
      () => void toast({ title: t('alarms.dismissed') }),
      (error: unknown) =>
        void toast({
          title: t('alarms.dismissFailed'),
          description: t(toAppError(error).message === 'alarm.own' ? 'alarms.own' : 'alarms.tryAgain'),
          variant: 'destructive',
        }),
    );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-52 flex-1 text-sm">
        <p className="font-semibold">{name}</p>
        <p className="wrap-anywhere text-text-muted">
          {hint} <time dateTime={at}>{formatDateTime(language, at)}</time>
        </p>
        {isOwn && <p className="mt-1">{t('alarms.own')}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Link
          to={placeOf(alarm)}
          aria-label={t('alarms.lookAt', { alarm: name })}
          className="inline-flex min-h-6 items-center text-sm link"
        >
          {t('alarms.look')}
        </Link>
        {!isOwn && (
          <Button
            size="sm"
            variant="secondary"
            isPending={isPending}
            aria-label={t('alarms.dismissNamed', { alarm: name })}
            onClick={() => void dismiss()}
          >
            <Check aria-hidden />
            {t('alarms.dismiss')}
          </Button>
        )}
      </div>
    </li>
  );
}
