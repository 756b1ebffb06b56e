import { expect, test } from 'vitest';
import { adminMessages } from '@/app/admin-messages';
import { publicMessages } from '@/app/messages';
import { specStrings } from './spec-strings.ts';

function texts(part: object): string[] {
  return Object.values(part).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? texts(value) : [String(value)],
  );
}

const indonesian = new Set(
  [...Object.values(publicMessages), ...Object.values(adminMessages)].flatMap((messages) =>
    texts(messages.id),
  ),
);

test.each(Object.entries(specStrings))(
  '%s says what the specification says, word for word',
  (_screen, strings) => {
    expect(strings.filter((text) => !indonesian.has(text))).toEqual([]);
  },
);
