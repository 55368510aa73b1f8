import { dirname, relative } from 'node:path';
import {
  type ArrowFunction,
  type CallExpression,
  type Expression,
  type FunctionExpression,
  isArrowFunction,
  isBlock,
  isCallExpression,
  isExpressionStatement,
  isFunctionExpression,
  isIdentifier,
  isPropertyAccessExpression,
  isVoidExpression,
  type Node,
  SyntaxKind,
} from 'typescript7/unstable/ast';
import {
  API,
  type Checker,
  type Project,
  SignatureKind,
  type Type,
  TypeFlags,
} from 'typescript7/unstable/sync';

const REMEDY = 'await it, end it with .catch(…), or start the work with beside() of platform/work/server';
const DROPPED = `nobody hears of it when this promise fails: ${REMEDY}`;
const MISPLACED = `what calls this function does not wait for its promise: ${REMEDY}`;
/** These wait, though their types say that they want a function that returns nothing. */
const WAITS = ['finally', 'register'];

/** What is asked of the type of an expression. */
interface Question {
  about: Expression;
  fault: string;
  isSo(types: Types, type: Type): boolean;
}

/** Finds promises that nobody waits for, in the files of one project. */
export function findUnawaited(tsconfig: string, isRead: (path: string) => boolean = () => true): string[] {
  const api = new API({ cwd: dirname(tsconfig) });
  try {
    const project = api.updateSnapshot({ openProjects: [tsconfig] }).getProject(tsconfig);
    if (!project) throw new Error(`There is no project ${tsconfig}`);
    return faultsIn(project, isRead);
  } finally {
    api.close();
  }
}

function faultsIn({ rootFiles, program, checker }: Project, isRead: (path: string) => boolean): string[] {
  const files = rootFiles.filter(isRead).map((path) => program.getSourceFile(path));
  const questions = files.flatMap((file) => (file ? [...questionsIn(file)] : []));
  const types = typesOf(checker);
  const found = checker.getTypeAtLocation(questions.map(({ about }) => about));
  const faults = questions.flatMap(({ about, fault, isSo }, at) => {
    const type = found[at];
    return type && isSo(types, type) ? `${placeOf(about)}: ${fault}` : [];
  });
  return [...new Set(faults)];
}

function placeOf(node: Node): string {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
  return `${relative(process.cwd(), file.fileName)}:${line + 1}`;
}

function* questionsIn(node: Node): Generator<Question> {
  yield* questionsAbout(node);
  const children: Node[] = [];
  node.forEachChild((child) => {
    children.push(child);
  });
  for (const child of children) yield* questionsIn(child);
}

function* questionsAbout(node: Node): Generator<Question> {
  if (isVoidExpression(node)) yield dropped(node.expression);
  if (isExpressionStatement(node) && isCallExpression(node.expression) && !isCaught(node.expression))
    yield dropped(node.expression);
  if (isArrowFunction(node) || isFunctionExpression(node)) yield* misplaced(node);
  if (isCallExpression(node) && !waits(node))
    for (const given of node.arguments) if (isName(given)) yield misplacedName(given);
}

const dropped = (about: Expression): Question => ({
  about,
  fault: DROPPED,
  isSo: (types, type) => types.isPromise(type),
});

function* misplaced(node: ArrowFunction | FunctionExpression): Generator<Question> {
  if (isCallExpression(node.parent) && waits(node.parent)) return;
  const isAsync = node.modifiers?.some(({ kind }) => kind === SyntaxKind.AsyncKeyword) ?? false;
  const { body } = node;
  if (isAsync) yield { about: node, fault: MISPLACED, isSo: (types) => types.isUnheard(node) };
  else if (body && !isBlock(body) && !isVoidExpression(body))
    yield {
      about: body,
      fault: MISPLACED,
      isSo: (types, type) => types.isPromise(type) && types.isUnheard(node),
    };
}

const misplacedName = (about: Expression): Question => ({
  about,
  fault: MISPLACED,
  isSo: (types, type) => types.makesPromise(type) && types.isUnheard(about),
});

const isName = (node: Node): node is Expression => isIdentifier(node) || isPropertyAccessExpression(node);

const waits = ({ expression }: CallExpression) =>
  isPropertyAccessExpression(expression) && WAITS.includes(expression.name.text);

/** After `.catch(…)`, or a second function of `.then(…)`, somebody hears of a failure. */
function isCaught({ expression, arguments: given }: CallExpression): boolean {
  if (!isPropertyAccessExpression(expression)) return false;
  const { name, expression: before } = expression;
  if (name.text === 'finally') return isCallExpression(before) && isCaught(before);
  return name.text === 'catch' || (name.text === 'then' && given.length === 2);
}

const isObject = ({ flags }: Type) => (flags & TypeFlags.Object) !== 0;

/** By its text, because this version of the compiler does not survive the question for the members of some unions. */
const UNION_WITH_PROMISE = /(^|\| )Promise</;

type Types = ReturnType<typeof typesOf>;

/** Each type is asked about once: the compiler runs in another process. */
function typesOf(checker: Checker) {
  const once = (ask: (type: Type) => boolean) => {
    const known = new Map<number, boolean>();
    return (type: Type): boolean => {
      const answer = known.get(type.id) ?? ask(type);
      known.set(type.id, answer);
      return answer;
    };
  };
  const returnsOf = (type: Type) =>
    checker
      .getSignaturesOfType(type, SignatureKind.Call)
      .map((signature) => checker.getReturnTypeOfSignature(signature));
  /** What drizzle builds is one too. A reply of Fastify has `then` alone, and is none. */
  const isPromise = once((type) =>
    type.isUnionType()
      ? UNION_WITH_PROMISE.test(checker.typeToString(type))
      : isObject(type) && checker.getPropertyOfType(type, 'finally') !== undefined,
  );
  return {
    isPromise,
    makesPromise: once(
      (type) =>
        isObject(type) && returnsOf(type).some((returned) => returned !== undefined && isPromise(returned)),
    ),
    /** Whether the place of a function wants one that returns nothing. */
    isUnheard(node: Expression): boolean {
      const wanted = checker.getContextualType(node);
      const returns = wanted ? returnsOf(checker.getNonNullableType(wanted) ?? wanted) : [];
      return returns.length > 0 && returns.every((returned) => returned?.flags === TypeFlags.Void);
    },
  };
}
