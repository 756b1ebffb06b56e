import { expect, it } from 'vitest';
import { placedStatements, statementsOf } from './statements.ts';

it('statementsOf splits only at semicolons that end a statement', () => {
  const script = `begin; -- a remark; with a semicolon
    select 'it''s; fine', "odd;name", 1 - 2 / 3;
    /* and; here */ create function f() as $$ begin; end $$;
    select $x$ ; $$ ; $x$ from t`;
  expect(statementsOf(script)).toEqual([
    'begin',
    `select 'it''s; fine', "odd;name", 1 - 2 / 3`,
    '/* and; here */ create function f() as $$ begin; end $$',
    'select $x$ ; $$ ; $x$ from t',
  ]);
});

it('placedStatements reports the line where a statement begins, after any comments', () => {
  const script = `-- a file\n\n/* one\n   and two */\nselect 1;\nselect 2 -- three\n  from t;\n`;
  expect(placedStatements(script)).toEqual([
    { text: 'select 1', line: 5 },
    { text: 'select 2 \n  from t', line: 6 },
  ]);
});
