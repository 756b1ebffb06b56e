import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from '../context.ts';
import { withNewPosition } from '../database/lock.ts';
import type { GatewayHandler } from '../gateway.ts';
import { installEdgeGlobals, runInScope, type FunctionScope } from './scope.ts';

type EdgeFunction = (request: Request) => Response | Promise<Response>;
interface EdgeModule {
  default?: { fetch?: EdgeFunction };
}

/**
 * Returns the variables that a hosted project and its owner set for functions; here mail goes to the mailbox.
 */
function environmentOf({ url, publishableKey, secretKey, jwtSecret, setupSecret }: Context) {
  const key = { kty: 'oct', alg: 'HS256', kid: 'local', k: Buffer.from(jwtSecret).toString('base64url') };
  return {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
    SUPABASE_JWKS: JSON.stringify({ keys: [key] }),
    SITE_URL: url,
    SETUP_SECRET: setupSecret,
    MAIL_API_URL: `${url}/_local/mail`,
    MAIL_API_KEY: secretKey,
    MAIL_FROM: 'LSBU <no-reply@localhost>',
  };
}

const refusal = (status: number, code: string, message: string) =>
  Response.json({ code, message }, { status });

/** `/functions/v1/<name>`: runs `<directory>/<name>/index.ts` in this process; reloads changed files. */
export function createFunctions(
  context: Context,
  directory: string,
  handle: FunctionScope['handle'],
): GatewayHandler {
  installEdgeGlobals();
  const scope: FunctionScope = { env: environmentOf(context), handle };
  // Scheduled jobs send hundreds of requests; each of these waits behind those of users.
  const jobScope: FunctionScope = { ...scope, handle: (request) => withNewPosition(() => handle(request)) };
  const isJob = (request: Request) => request.headers.get('apikey') === context.secretKey;

  async function load(file: string): Promise<EdgeFunction> {
    const version = Math.floor(statSync(file).mtimeMs);
    // A file is an edge function if it has a default export; any other is reported below.
    const module = (await import(
      /* @vite-ignore */ `${pathToFileURL(file).href}?v=${version}`
    )) as EdgeModule;
    if (!module.default?.fetch) throw new Error(`${file} has no "export default { fetch }"`);
    return module.default.fetch;
  }

  return (request, url) =>
    runInScope(isJob(request) ? jobScope : scope, async () => {
      const name = url.pathname.split('/')[3] ?? '';
      const file = path.join(directory, name, 'index.ts');
      if (!/^\w[\w-]*$/.test(name) || !existsSync(file))
        return refusal(404, 'NOT_FOUND', 'Requested function was not found');
      try {
        return await (
          await load(file)
        )(request);
      } catch (error) {
        console.error(`[function ${name}]`, error);
        return refusal(500, 'WORKER_ERROR', 'Function exited due to an error');
      }
    });
}
