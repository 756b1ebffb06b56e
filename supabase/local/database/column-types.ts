const isoTimestamp = (value: string) => value.replace(' ', 'T');
const isoTimestampWithZone = (value: string) => isoTimestamp(value).replace(/([+-]\d\d)$/, '$1:00');
const identity = (value: string) => value;

const BYTEA = 17;
const JSON_TYPE = 114;
const DATE = 1082;
const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;
const NUMERIC = 1700;
const JSONB = 3802;

/**
 * Formats column values like PostgREST: ISO 8601 with 'T' and full offset, numbers as numbers, `\x` bytes.
 */
export const pgliteParsers = {
  [BYTEA]: identity,
  [NUMERIC]: Number,
  [TIMESTAMP]: isoTimestamp,
  [TIMESTAMPTZ]: isoTimestampWithZone,
};

const parserFor = (type: number, parse: (value: string) => unknown) => ({
  to: type,
  from: [type],
  serialize: (value: unknown) => value,
  parse,
});
const jsonAs = (type: number) => ({
  ...parserFor(type, JSON.parse),
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
});

/** Type conversion for postgres.js, which also needs serializers for dates and JSON parameters. */
export const serverTypes = {
  bytea: parserFor(BYTEA, identity),
  date: parserFor(DATE, identity),
  timestamp: parserFor(TIMESTAMP, isoTimestamp),
  timestamptz: parserFor(TIMESTAMPTZ, isoTimestampWithZone),
  numeric: parserFor(NUMERIC, Number),
  json: jsonAs(JSON_TYPE),
  jsonb: jsonAs(JSONB),
};
