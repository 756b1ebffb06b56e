// Run by Deno (functions-deno.slow.test.ts): loads each function named in the arguments as a hosted project
// does, calls it without a key, and prints its answer.
import process from 'node:process';

declare const Deno: { args: string[] };

interface EdgeFunction {
  fetch: (request: Request) => Promise<Response>;
}

const answers: Record<string, unknown> = {};
for (const name of Deno.args) {
  const { default: edge } = (await import(`../../../supabase/functions/${name}/index.ts`)) as {
    default: EdgeFunction;
  };
  const url = `http://127.0.0.1/functions/v1/${name}`;
  const preflight = await edge.fetch(new Request(url, { method: 'OPTIONS' }));
  const keyless = await edge.fetch(new Request(url, { method: 'POST', body: '{}' }));
  answers[name] = { preflight: preflight.status, keyless: keyless.status };
}
process.stdout.write(JSON.stringify(answers));
