import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Run {
  program: string;
  args: string[];
  port: number;
  env: NodeJS.ProcessEnv;
  cwd: string;
}

/**
 * Starts a web server and waits until it responds. @throws with the server's output if it exits before that
 */
export async function runServer({ program, args, port, env, cwd }: Run) {
  // Own process group, so that the emulator's child processes end with it.
  const child = spawn(program, args, { env, cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = once(child, 'close');
  const killGroup = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // All processes have ended.
    }
  };
  process.once('exit', killGroup);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const origin = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(output);
    if (await fetch(origin, { redirect: 'manual' }).catch(() => undefined)) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    said: () => output,
    async close() {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      killGroup();
      await closed;
      process.removeListener('exit', killGroup);
    },
  };
}
