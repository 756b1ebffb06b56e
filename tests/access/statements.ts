const token = /'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|--[^\n]*|\/\*[\s\S]*?\*\/|;|[^;'"$/-]+|[\s\S]/g;

/** The statements of an SQL script, without the semicolons between them; quotes, bodies and comments are respected. */
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

/** The statements of a script without their comments, each with the line it begins on. */
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
