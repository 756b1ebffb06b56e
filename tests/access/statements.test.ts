import { expect, it } from 'vitest';
import { statementsOf } from './statements.ts';

it('splits at semicolons that end a statement and at no others', () => {
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
