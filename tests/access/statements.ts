const token = /'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|--[^\n]*|\/\*[\s\S]*?\*\/|;|[^;'"$/-]+|[\s\S]/g;

/**
 * Returns the statements of an SQL script without the semicolons between them; ignores semicolons in quotes,
 * bodies and comments.
 */
export function statementsOf(script: string): string[] {
  const statements: string[] = [];
  let statement = '';
  for (const [part] of `${script};`.matchAll(token)) {
    if (part === ';') {
      statements.push(statement.trim());
      statement = '';
    } else if (!part.startsWith('--')) statement += part;
  }
  return statements.filter(Boolean);
}

/** Returns the statements of a script without comments, each with the line where it begins. */
export function placedStatements(script: string): { text: string; line: number }[] {
  const statements: { text: string; line: number }[] = [];
  let text = '';
  let start = 0;
  for (const { 0: part, index } of `${script};`.matchAll(token)) {
    if (part === ';') {
      if (text.trim())
        statements.push({ text: text.trim(), line: script.slice(0, start).split('\n').length });
      text = '';
    } else if (!/^(--|\/\*)/.test(part)) {
      if (!text.trim()) start = index + part.length - part.trimStart().length;
      text += part;
    }
  }
  return statements;
}
