import { CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { dashboardMessages } from './messages';
import { setupSteps, type SetupStep } from './setup-steps';

const { fields } = dashboardMessages.id.setup;
const isField = (name: string): name is keyof typeof fields => Object.hasOwn(fields, name);

interface SetupLineProps {
  step: SetupStep;
  is_done: boolean;
  missing: readonly string[];
  hasScreen: (address: string) => boolean;
}

/** Renders one step: its state, missing parts, and a link to its screen. */
export function SetupLine({ step, is_done: isDone, missing, hasScreen }: SetupLineProps) {
  const { t } = useTexts(dashboardMessages);
  const to = setupSteps[step];
  // The contact page is public.
  const canOpen = !to.startsWith(paths.admin.dashboard) || hasScreen(to);
  const Icon = isDone ? CircleCheck : CircleDashed;
  const list = missing.map((name) => (isField(name) ? t(`setup.fields.${name}`) : name)).join(', ');
  return (
    <li className="flex gap-3 border-t border-border py-3 text-sm">
      <Icon
        role="img"
        aria-label={t(isDone ? 'setup.done' : 'setup.open')}
        className={isDone ? 'mt-px size-5 shrink-0 text-success' : 'mt-px size-5 shrink-0 text-text-muted'}
      />
      <div className="min-w-0 flex-1 space-y-0.5">
        <p className={isDone ? 'text-text-muted' : 'font-semibold'}>{t(`setup.steps.${step}`)}</p>
        {!isDone && <p className="text-xs text-text-muted">{t(`setup.hints.${step}`)}</p>}
        {!isDone && list && <p className="text-xs text-warning">{t('setup.missing', { list })}</p>}
      </div>
      {!isDone && canOpen && (
        <Link
          to={to}
          aria-label={`${t('setup.go')}: ${t(`setup.steps.${step}`)}`}
          className="inline-flex min-h-6 shrink-0 items-center self-start link font-semibold"
        >
          {t('setup.go')}
        </Link>
      )}
    </li>
  );
}
