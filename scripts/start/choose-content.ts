import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { contents, type SeedContent } from '../../supabase/local/database/migrate.ts';
import type { Settings } from './settings.ts';

const descriptions: Record<SeedContent, string> = {
  demo: 'a fictional body with companies, certificates and news, to try everything',
  reference: 'for your own body: classifications, laws, fees, stages, holidays, and model texts as drafts',
  empty: 'no content',
};

const QUESTION = [
  'There is no database yet. Choose the initial content:',
  ...contents.map((content, place) => `  ${place + 1}  ${content}: ${descriptions[content]}`),
  `Number or name (Enter: ${contents[0]}): `,
].join('\n');

/** Returns the content for an answer: a number, a name, or the first option for an empty line. */
export function contentOf(answer: string): SeedContent | undefined {
  const said = answer.trim().toLowerCase();
  return said === '' ? contents[0] : (contents[Number(said) - 1] ?? contents.find((name) => name === said));
}

/**
 * Returns the content of a new database: LOCAL_CONTENT, else the answer at the terminal, else the demo.
 * Prompts only if there is no database yet.
 */
export async function chooseContent({ content, dataDir, pgUrl }: Settings): Promise<SeedContent> {
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  if (content || pgUrl || existsSync(dataDir) || !isTerminal) return content ?? 'demo';
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl+C cancels the start.
  terminal.on('SIGINT', () => process.exit(130));
  try {
    for (;;) {
      const chosen = contentOf(await terminal.question(QUESTION));
      if (chosen) return chosen;
    }
  } finally {
    terminal.close();
  }
}
