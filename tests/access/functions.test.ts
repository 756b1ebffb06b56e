import { beforeAll, describe, expect, it } from 'vitest';
import { argumentsOf } from './calls.ts';
import { onEachDatabase, type Cast } from './cast.ts';
import { actors, functions, type Actor, type FunctionName } from './matrix.ts';

onEachDatabase((openCast) => {
  let cast: Cast;
  beforeAll(() => {
    cast = openCast();
  });

  const names = Object.keys(functions) as FunctionName[]; // keys are exactly those of functions
  const callers = (name: FunctionName): readonly Actor[] => functions[name];

  describe.each(names)('%s()', (name) => {
    it.each(actors)('can be called by %s only as the matrix allows', async (actor) => {
      const { error } = await cast.as[actor].rpc(name, argumentsOf[name](cast.setting));
      if (!callers(name).includes(actor)) return expect(error?.code).toBe('42501');
      // The arguments may be rejected, but the caller has access and the function exists.
      expect(error?.code ?? 'P0001').toBe('P0001');
    });
  });

  it('signing in alone does not grant staff access', async () => {
    const { data, error } = await cast.as.none.rpc('dashboard_counts');
    expect(error?.code).toBe('42501');
    expect(data).toBeNull();
  });

  it('the dashboard gives viewers counts of tables they cannot read', async () => {
    const { data } = await cast.as.viewer.rpc('dashboard_counts').single();
    expect(data).toMatchObject({ new_complaints: expect.any(Number), total_clients: expect.any(Number) });
    expect((await cast.as.viewer.from('complaints').select('id')).data).toEqual([]);
  });
});
