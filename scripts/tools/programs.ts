import path from 'node:path';
import { UserError } from '../start/user-error.ts';
import { fetchTool } from './fetch-tool.mjs';

/** Returns a script of the tool, for Node.js to run. @throws UserError if the tool cannot be fetched */
function scriptOf(tool: 'deno' | 'supabase', script: string): string {
  try {
    return path.join(fetchTool(tool), 'node_modules', script);
  } catch (cause) {
    throw new UserError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

export const supabaseProgram = () => scriptOf('supabase', 'supabase/dist/supabase.js');
export const denoProgram = () => scriptOf('deno', 'deno/bin.cjs');
