import { expect, test } from 'vitest';
import { allMessages } from '../support/all-messages.ts';
import { specStrings } from './spec-strings.ts';

function texts(part: object): string[] {
  return Object.values(part).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? texts(value) : [String(value)],
  );
}

const indonesian = new Set(allMessages.flatMap(({ messages }) => texts(messages.id)));

test.each(Object.entries(specStrings))(
  '%s uses the exact wording of the specification',
  (_screen, strings) => {
    expect(strings.filter((text) => !indonesian.has(text))).toEqual([]);
  },
);
