/** @throws Error if npm cannot install the tool */
export function fetchTool(name: 'deno' | 'node' | 'supabase'): string;
