import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useHasScreen } from '@/app/screens/has-screen';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/controls/card';
import { paths } from '@/config/paths';
import { SetupLine } from '@/features/dashboard/setup-line';
import { useTexts } from '@/lib/i18n/use-texts';
import { assistantMessages } from './messages';
import { otherSetupLines } from './steps';

interface FinishStepProps {
  lines: readonly { step: string; is_done: boolean; missing: string[] }[];
}

/** Lists the open steps that belong to other screens, with links. */
export function FinishStep({ lines }: FinishStepProps) {
  const { t } = useTexts(assistantMessages);
  const hasScreen = useHasScreen();
  const left = otherSetupLines(lines);
  return (
    <Card className="space-y-5">
      {left.length > 0 ? (
        <ul>
          {left.map((line) => (
            <SetupLine key={line.step} {...line} hasScreen={hasScreen} />
          ))}
        </ul>
      ) : lines.every(({ is_done: isDone }) => isDone) ? (
        <Notice tone="success" title={t('nothingLeft')}>
          {t('nothingLeftHint')}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to={paths.admin.dashboard}>{t('leave')}</Link>
        </Button>
        <Button asChild variant="secondary">
          <a href={paths.home} target="_blank" rel="noreferrer">
            {t('seeSite')}
            <ExternalLink aria-hidden />
          </a>
        </Button>
      </div>
    </Card>
  );
}
