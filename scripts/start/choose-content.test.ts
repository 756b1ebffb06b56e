import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chooseContent, contentOf } from './choose-content.ts';
import { readSettings } from './settings.ts';

test.each([
  ['', 'demo'],
  ['2', 'reference'],
  [' Empty ', 'empty'],
  ['reference', 'reference'],
  ['4', undefined],
  ['0', undefined],
  ['yes', undefined],
  ['-1', undefined],
  ['1e0', 'demo'],
])('contentOf interprets the answer "%s" as %s', (answer, content) =>
  expect(contentOf(answer)).toBe(content),
);

test('chooseContent falls back to LOCAL_CONTENT or the demo for a new site without a terminal', async () => {
  const LOCAL_DATA_DIR = 'no-such-directory';
  expect(await chooseContent(readSettings({ LOCAL_DATA_DIR }))).toBe('demo');
  expect(await chooseContent(readSettings({ LOCAL_DATA_DIR, LOCAL_CONTENT: 'reference' }))).toBe('reference');
  expect(() => readSettings({ LOCAL_CONTENT: 'both' })).toThrow(
    'LOCAL_CONTENT must be demo, reference or empty.',
  );
});

// `script` provides a terminal; its options differ on other systems.
test.skipIf(process.platform !== 'linux')(
  'chooseContent repeats the question at a terminal until the answer is valid',
  async () => {
    const scratch = mkdtempSync(path.join(tmpdir(), 'terminal-'));
    const program = path.join(scratch, 'ask.mjs');
    const moduleAt = (file: string) => JSON.stringify(path.join(import.meta.dirname, file));
    writeFileSync(
      program,
      `import { chooseContent } from ${moduleAt('choose-content.ts')};
     import { readSettings } from ${moduleAt('settings.ts')};
     const settings = readSettings({ LOCAL_DATA_DIR: ${JSON.stringify(path.join(scratch, 'none'))} });
     console.log('begins with', await chooseContent(settings));`,
    );
    try {
      const terminal = spawn('script', ['-qec', `${process.execPath} ${program}`, '/dev/null']);
      let output = '';
      const answers = ['sembilan', '2'];
      terminal.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const questionCount = output.split('Number or name').length - 1;
        if (questionCount > 2 - answers.length) terminal.stdin.write(`${answers.shift() ?? ''}\n`);
      });
      await once(terminal, 'close');
      expect(output.match(/Choose the initial content:/g)).toHaveLength(2);
      expect(output).toMatch(/1 {2}demo: [\s\S]*2 {2}reference: [\s\S]*3 {2}empty: /);
      expect(output).toContain('begins with reference');
    } finally {
      rmSync(scratch, { recursive: true });
    }
  },
);
