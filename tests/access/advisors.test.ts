import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { supabaseCli, withServedDatabase } from '../../scripts/db-served.ts';
import { openTestStack, type TestStack } from '../support/stack.ts';
import { advisorExceptions, definerFunctions, ignoredAdvice } from './advisor-exceptions.ts';

interface Advice {
  name: string;
  level: string;
  detail: string;
  cacheKey: string;
}

describe("Supabase's advisors", () => {
  let advice: Advice[];
  beforeAll(async () => {
    const report = await withServedDatabase((url) =>
      supabaseCli('db', 'advisors', '--level', 'info', '--output-format', 'json', `--remote=${url}`),
    );
    const all = (JSON.parse(report) as { results: Advice[] }).results; // the JSON shape printed by the CLI
    advice = all.filter(({ name }) => !ignoredAdvice.includes(name));
  });

  it('report no finding without a documented reason', () => {
    expect(advice.filter(({ cacheKey }) => !(cacheKey in advisorExceptions))).toEqual([]);
  });

  it('still report every finding with a documented reason', () => {
    const found = advice.map(({ cacheKey }) => cacheKey);
    expect(Object.keys(advisorExceptions).filter((key) => !found.includes(key))).toEqual([]);
  });
});

describe('security definer functions', () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await openTestStack();
  });
  afterAll(() => stack.close());

  it('are all documented with a reason', async () => {
    const found = await stack.sql<{ name: string }>(
      `select distinct proname as name from pg_proc p where pronamespace = 'public'::regnamespace and prosecdef
         and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))`,
    );
    expect(found.map(({ name }) => name).sort()).toEqual(Object.keys(definerFunctions).sort());
  });
});
