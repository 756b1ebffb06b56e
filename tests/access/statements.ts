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
