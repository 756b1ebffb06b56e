const token = /'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|--[^\n]*|\/\*[\s\S]*?\*\/|;|[^;'"$/-]+|[\s\S]/g;

/** The statements of an SQL script, without the semicolons between them; quotes, bodies and comments are respected. */
export function statementsOf(script: string): string[] {
  const statements = [''];
  for (const [part] of script.matchAll(token)) {
    if (part === ';') statements.push('');
    else if (!part.startsWith('--')) statements[statements.length - 1] += part;
  }
  return statements.map((statement) => statement.trim()).filter(Boolean);
}
