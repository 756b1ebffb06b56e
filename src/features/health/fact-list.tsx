import { CircleCheck, CircleX, TriangleAlert, type LucideIcon } from 'lucide-react';
import { Badge, type Tone } from '@/ui/controls/badge';
import { Card } from '@/ui/controls/card';
import { formatDateTime, formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { factValues, type HealthFact } from './describe-fact';
import { isFact, type FactName } from './check-texts';
import { healthMessages } from './messages';

type State = keyof typeof healthMessages.id.state;
const looks: Record<State, { icon: LucideIcon; tone: Tone }> = {
  failed: { icon: CircleX, tone: 'danger' },
  warning: { icon: TriangleAlert, tone: 'warning' },
  ok: { icon: CircleCheck, tone: 'success' },
};
const order = Object.keys(looks);
const isState = (state: string): state is State => Object.hasOwn(looks, state);

/** Renders the checks, failed ones first, with their text and the remedy unless they passed. */
export function FactList({ facts, checkedAt }: { facts: readonly HealthFact[]; checkedAt: Date }) {
  const { t } = useTexts(healthMessages);
  const language = useLanguage();
  const sorted = facts.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  const count = (state: State) => formatNumber(language, facts.filter((fact) => fact.state === state).length);
  const isHealthy = facts.every(({ state }) => state === 'ok');
  return (
    <Card asChild padding="md">
      <section aria-labelledby="health-facts">
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="health-facts" className="text-lg">
            {t('list')}
          </h2>
          <p role="status" className="text-sm text-text-muted">
            {isHealthy ? t('allWell') : t('summary', { failed: count('failed'), warning: count('warning') })}
            {' · '}
            {t('checked', { date: formatDateTime(language, checkedAt) })}
          </p>
        </div>
        <ul className="divide-y divide-border">
          {sorted.map((fact) => isFact(fact.fact) && <Line key={fact.fact} fact={fact} name={fact.fact} />)}
        </ul>
      </section>
    </Card>
  );
}

function Line({ fact, name }: { fact: HealthFact; name: FactName }) {
  const { t } = useTexts(healthMessages);
  const language = useLanguage();
  const state = isState(fact.state) ? fact.state : 'failed';
  const { icon: Icon, tone } = looks[state];
  const when = fact.since ? formatDateTime(language, fact.since) : t('never');
  return (
    <li className="space-y-1 py-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-sm font-semibold">{t(`facts.${name}.name`)}</h3>
        <Badge tone={tone} icon={<Icon aria-hidden />}>
          {t(`state.${state}`)}
        </Badge>
      </div>
      <p className="max-w-prose break-words">
        {t(`facts.${name}.${state === 'ok' ? 'ok' : 'bad'}`, factValues(fact, when))}
      </p>
      {state !== 'ok' && <p className="max-w-prose text-text-muted">{t(`facts.${name}.todo`)}</p>}
    </li>
  );
}
