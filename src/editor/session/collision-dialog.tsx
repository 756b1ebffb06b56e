import { useState } from 'react';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/controls/dialog';
import { useTexts } from '@/lib/i18n/use-texts';
import { editorKitMessages } from '@/editor/messages';
import { valuesOf, type TextState } from '@/editor/text';
import { DifferenceChoice } from './difference-choice';
import { textDifferences, merged, type Side } from './merge';
import { useEditing } from './use-text-session';

type Choices = Partial<Record<string, Side>>;

/**
 * Renders the comparison of both versions, field by field. Nothing is saved until every difference is
 * decided.
 */
export function CollisionDialog({ theirs: latest, onLater }: { theirs: TextState; onLater: () => void }) {
  const { t } = useTexts(editorKitMessages);
  const { session, values: mine } = useEditing();
  const theirs = valuesOf(session.table, latest);
  const found = textDifferences(session.base, mine, theirs);
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(
      found.flatMap(({ column, changed }) => (changed === 'both' ? [] : [[column, changed] as const])),
    ),
  );
  const choose = (column: string, side: Side) => setChoices((all) => ({ ...all, [column]: side }));
  const chooseAll = (side: Side) => setChoices(Object.fromEntries(found.map(({ column }) => [column, side])));
  const isDecided = found.every(({ column }) => choices[column] !== undefined);
  const merge = () => {
    const decided = Object.fromEntries(
      found.map(({ column }) => [column, choices[column] ?? 'mine'] as const),
    );
    onLater();
    void session.resolveCollision(latest, merged(found, mine, theirs, decided));
  };
  return (
    <Dialog
      open
      onOpenChange={onLater}
      size="xl"
      title={t('collision.title')}
      description={t('collision.hint')}
      footer={
        <>
          <Button variant="ghost" onClick={onLater}>
            {t('collision.later')}
          </Button>
          <Button variant="secondary" onClick={() => chooseAll('theirs')}>
            {t('collision.allTheirs')}
          </Button>
          <Button variant="secondary" onClick={() => chooseAll('mine')}>
            {t('collision.allMine')}
          </Button>
          <Button disabled={!isDecided} onClick={merge}>
            {t('collision.merge')}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        {found.map((difference) => (
          <DifferenceChoice
            key={difference.column}
            difference={difference}
            mine={mine}
            theirs={theirs}
            chosen={choices[difference.column]}
            onChoose={(side) => choose(difference.column, side)}
          />
        ))}
      </div>
    </Dialog>
  );
}
