import { deviceOf } from '@/lib/device';
import { formatNumber } from '@/lib/format';
import { useTexts } from '@/lib/i18n/use-texts';
import { useLanguage } from '@/lib/i18n/use-language';
import { useRecords } from '@/session/records';
import { securityLogMessages } from './security-messages';

const { event: events, method: methods, thing: things } = securityLogMessages.id;
export const EVENTS = Object.keys(events) as (keyof typeof events)[];
const isEvent = (name: string): name is keyof typeof events => Object.hasOwn(events, name);
const isThing = (name: string): name is keyof typeof things => Object.hasOwn(things, name);
const isMethod = (name: string): name is keyof typeof methods => Object.hasOwn(methods, name);

/** Returns a value of an event's `detail` as text; '' for other types. */
export function detailText(detail: unknown, key: string): string {
  const value =
    typeof detail === 'object' && detail !== null ? (detail as Record<string, unknown>)[key] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Returns a function that names a device by browser and system, or else by its user agent. */
export function useDeviceLabel() {
  const { t } = useTexts(securityLogMessages);
  return (agent: string | null) => {
    const { browser, system } = deviceOf(agent);
    return browser && system ? t('deviceName', { browser, system }) : (browser ?? system ?? agent ?? '');
  };
}

/**
 * Returns a function that names the actor of an event. Without an account, a refused sign-in is attributed to
 * a stranger, everything else to the system.
 */
export function useActorLabel() {
  const { t } = useTexts(securityLogMessages);
  return ({ actor_name, event }: { actor_name: string | null; event: string }) =>
    actor_name ?? t(event === 'sign_in_refused' ? 'nobody' : 'system');
}

/** Returns a function that describes an event with its device or subject. */
export function useEventText() {
  const { t } = useTexts(securityLogMessages);
  // The subject of an export is a table name or a person's data.
  const language = useLanguage();
  const { kindOf } = useRecords();
  const thing = (what: string) => {
    if (what === 'content') return t('allContent');
    return isThing(what) ? t(`thing.${what}`) : (kindOf(what)?.row[language] ?? what.replaceAll('_', ' '));
  };
  return ({ event, detail }: { event: string; detail: unknown }) => {
    const name = isEvent(event) ? t(`event.${event}`) : event.replaceAll('_', ' ');
    const method = detailText(detail, 'method');
    const how = isMethod(method) ? t(`method.${method}`) : method;
    const role = [detailText(detail, 'was'), detailText(detail, 'is')].filter(Boolean).join(' → ');
    const about = [
      how,
      detailText(detail, 'number') || detailText(detail, 'name') || detailText(detail, 'letter'),
      thing(detailText(detail, 'what')) || (detailText(detail, 'of') === 'person' ? t('personCopy') : ''),
      role,
      detailText(detail, 'rows') && formatNumber(language, Number(detailText(detail, 'rows'))),
    ].filter(Boolean);
    return about.length > 0 ? `${name}: ${about.join(', ')}` : name;
  };
}
