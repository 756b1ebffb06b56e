import { Rows3 } from 'lucide-react';
import { Badge } from '@/ui/controls/badge';
import { useTexts } from '@/lib/i18n/use-texts';
import { marks } from './marks';
import { commandPaletteMessages } from './messages';
import type { Option } from './options';
import { icons } from './record-queries';

const { state: states } = commandPaletteMessages.id;
const isState = (state: string): state is keyof typeof states => Object.hasOwn(states, state);

/** Renders an option: its name with the typed words highlighted, its detail and its state. */
export function OptionSummary({
  option: { command, record },
  words,
}: {
  option: Option;
  words: readonly string[];
}) {
  const { t } = useTexts(commandPaletteMessages);
  const Icon = command ? command.icon : (icons[record.kind] ?? Rows3);
  const detail = command ? command.detail : record.detail;
  const state = record?.state;
  return (
    <>
      <Icon className="size-4.5 shrink-0 text-text-muted" aria-hidden />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">
          <Marked text={command ? command.label : record.title} words={words} />
        </span>
        {detail && (
          <span className="block truncate text-xs text-text-muted">
            <Marked text={detail} words={words} />
          </span>
        )}
      </span>
      {state && isState(state) && <Badge>{t(`state.${state}`, { context: record.kind })}</Badge>}
    </>
  );
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return marks(text, words).map((piece, index) =>
    piece.isHit ? (
      <mark key={index} className="rounded-xs bg-accent-soft text-inherit">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
