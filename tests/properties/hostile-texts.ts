import fc from 'fast-check';

/** Characters that browsers, files and databases count, trim or reject differently. */
export const tricky = fc.constantFrom(
  ...[' ', '\t', '\n', '\v', '\r', '\0', '\x01', '\x85', '\xa0', '\u180e', '\u2003', '\u2028', '\u202e'],
  ...['\u200b', '\u200d', '\u3000', '\ufeff', '\uffff', '\ud800', '\udc00', '🏗', 'é', 'İ', '٣', '@', '.'],
  ...['<', '&', '\\', "'", '"', ',', ';', '|', '{', '}', '/', '=', '+', '-', '＝', '_x0041_'],
);

const unit = fc.oneof(tricky, fc.constantFrom('a', 'B', '7', '-', '.'));
export const anyText = (maxLength = 20) => fc.string({ unit, maxLength });

/** Generates texts around each limit, in letters and in characters that JavaScript counts as two. */
export const aroundLimits = (...limits: number[]) =>
  fc
    .tuple(fc.constantFrom('n', '🏗'), fc.constantFrom(...limits), fc.integer({ min: -1, max: 1 }))
    .map(([letter, limit, more]) => letter.repeat(limit + more));

export const anyLink = fc
  .tuple(
    fc.constantFrom('https://a.id/', 'http://', '/', '//', 'javascript:', '/layanan'),
    fc.oneof(anyText(), aroundLimits(1987, 2000)),
  )
  .map((parts) => parts.join(''));

const two = (number: number) => String(number).padStart(2, '0');
/** Valid and invalid dates, including the limits of the column type. */
export const anyDay = fc
  .tuple(fc.constantFrom(1899, 1900, 1944, 1945, 1999, 2000, 2024, 2026, 2099, 2100), fc.nat(13), fc.nat(32))
  .map(([year, month, day]) => `${year}-${two(month)}-${two(day)}`);

/** Numbers as users type them, valid and invalid. */
export const anyNumber = fc.constantFrom(
  ...[
    '0',
    '1',
    '15',
    '100',
    '101',
    '365',
    '366',
    '1500',
    '1501',
    '1944',
    '1945',
    '2100',
    '2101',
    '1.5',
    '-1',
  ],
  ...['1e3', ' 7 ', '٣', 'x', '', '2.500.000', '1.000.000.001', '2.147.483.647', '2.147.483.648'],
);

/** Wraps the typed text in a formatted document: a heading, a list, a line break, a link. */
export const documentOf = (typed: string) => {
  const text = (value: string, marks?: object[]) =>
    value === '' ? [] : [{ type: 'text', text: value, ...(marks && { marks }) }];
  return {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Judul' }] },
      {
        type: 'paragraph',
        content: [...text(typed, [{ type: 'bold' }]), { type: 'hardBreak' }, { type: 'text', text: 'akhir' }],
      },
      {
        type: 'bulletList',
        content: [{ type: 'listItem', content: [{ type: 'paragraph', content: text(typed) }] }],
      },
    ],
  };
};
