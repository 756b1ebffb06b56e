/** Main service of Supabase's self-hosted edge runtime: dispatches each request to a function of the site. */
interface Worker {
  fetch: (request: Request) => Promise<Response>;
}
declare const EdgeRuntime: {
  userWorkers: { create: (options: Record<string, unknown>) => Promise<Worker> };
};
declare const Deno: {
  env: { toObject: () => Record<string, string> };
  serve: (handler: (request: Request) => Promise<Response>) => void;
};

const FOLDER = '/home/deno/site';
/** The platform's limits: 256 MB and 150 seconds per function. */
const LIMITS = { memoryLimitMb: 256, workerTimeoutMs: 150_000 };

Deno.serve(async (request) => {
  const [, name = ''] = new URL(request.url).pathname.split('/');
  // Rejects _shared and paths outside the folder.
  if (!/^[a-z][a-z-]*$/.test(name))
    return Response.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, { status: 404 });
  try {
    const worker = await EdgeRuntime.userWorkers.create({
      ...LIMITS,
      servicePath: `${FOLDER}/${name}`,
      importMapPath: `${FOLDER}/deno.json`,
      noModuleCache: false,
      envVars: Object.entries(Deno.env.toObject()),
    });
    return await worker.fetch(request);
  } catch (error) {
    console.error(`[function ${name}]`, error instanceof Error ? error.message : typeof error);
    return Response.json(
      { code: 'WORKER_ERROR', message: 'Function exited due to an error' },
      { status: 500 },
    );
  }
});

export {};
