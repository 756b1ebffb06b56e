import type { Command } from './commands';
import type { FoundRecord } from './record-queries';

/** Option of the palette. */
export type Option = { id: string } & (
  { command: Command; record?: undefined } | { record: FoundRecord; command?: undefined }
);

export interface OptionGroup {
  /** 'last', 'screens', 'actions', or the table of the records. */
  name: string;
  options: Option[];
}

const ofCommand = (command: Command, prefix: string): Option => ({ id: `${prefix}-${command.id}`, command });
const ofRecord = (record: FoundRecord, prefix: string): Option => ({
  id: `${prefix}-${record.kind}-${record.id}`,
  record,
});

/** Maximum number of commands listed before the records, so that records remain visible. */
const FEW_COMMANDS = 6;

/** Returns the options before any input: the last choices, then all commands. */
export function withoutWords(
  last: readonly (Command | FoundRecord)[],
  commands: readonly Command[],
): OptionGroup[] {
  const recent = last.map((each) => ('run' in each ? ofCommand(each, 'last') : ofRecord(each, 'last')));
  const group = (name: 'actions' | 'screens') => ({
    name,
    options: commands.filter((command) => command.group === name).map((each) => ofCommand(each, name)),
  });
  return [{ name: 'last' as const, options: recent }, group('actions'), group('screens')].filter(
    ({ options }) => options.length > 0,
  );
}

/** Returns the matches for the typed words: commands, then records by kind. */
export function withWords(commands: readonly Command[], records: readonly FoundRecord[]): OptionGroup[] {
  const groups = new Map<OptionGroup['name'], Option[]>();
  const addOption = (name: OptionGroup['name'], option: Option) =>
    groups.set(name, [...(groups.get(name) ?? []), option]);
  commands.slice(0, FEW_COMMANDS).forEach((command) => addOption(command.group, ofCommand(command, 'found')));
  records.forEach((record) => addOption(record.kind, ofRecord(record, 'found')));
  return [...groups].map(([name, options]) => ({ name, options }));
}
