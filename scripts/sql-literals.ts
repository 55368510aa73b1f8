import ts from 'typescript';

const takesSql = new Set(['query', 'execute', 'raw', 'prepare']);
const looksLikeSql =
  /\b(select\b.+\bfrom|insert\s+into|update\s.+\sset|delete\s+from|(create|alter|drop)\s+(or\s+replace\s+)?(table|index|sequence|function|trigger)|(nextval|pg_\w+|uuidv7)\s*\()/is;

/**
 * Finds SQL in a TypeScript source: sql`…`, arguments of query(…) and the like, and strings that look like
 * SQL.
 */
export function sqlLiterals(path: string, source: string): { line: number; sql: string }[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: { line: number; sql: string }[] = [];
  const visit = (node: ts.Node): void => {
    const sql = literalText(node);
    if (sql !== undefined && (isSqlByPlace(node) || looksLikeSql.test(sql))) {
      found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, sql });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map((span) => ` $1 ${span.literal.text}`).join('');
}

function isSqlByPlace(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isTaggedTemplateExpression(parent)) return lastName(parent.tag) === 'sql';
  return (
    ts.isCallExpression(parent) && parent.arguments[0] === node && takesSql.has(lastName(parent.expression))
  );
}

function lastName(expression: ts.Expression): string {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : '';
}
