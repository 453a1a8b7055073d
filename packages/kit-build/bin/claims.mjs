// Which requirement rows the TypeScript tests claim. Reads file names from standard input, one a line, and prints one
// claim a line: kind, file, line and row, separated by tabs. The kind is `test` where a test proves the row and `stray`
// where the claim belongs to no test that runs.
import { readFileSync } from 'node:fs';

import ts from 'typescript';

const ID = /\b[PT]-\d{3}\b/g;
const COVERS = /^\/\/ covers:/;
const TESTS = new Set(['test', 'it']);
const SUITES = new Set(['describe']);
/** Modifiers after which a test does not run. */
const OFF = new Set(['skip', 'todo', 'fixme', 'fails']);

/** The names of a call's chain: `test.describe.serial(…)` is test, describe, serial; `it.each(table)(…)` is it, each. */
function chainOf(expression) {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression)) return [...chainOf(expression.expression), expression.name.text];
  if (ts.isCallExpression(expression)) return chainOf(expression.expression);
  return [];
}

/** The call that makes a test or a suite of tests, with its title; undefined for every other node. */
function runOf(node) {
  if (!ts.isCallExpression(node)) return undefined;
  const chain = chainOf(node.expression);
  const [root, ...modifiers] = chain;
  const isSuite = SUITES.has(root) || (TESTS.has(root) && modifiers.includes('describe'));
  if (!isSuite && !TESTS.has(root)) return undefined;
  const [title, ...rest] = node.arguments;
  const body = rest.find((argument) => ts.isArrowFunction(argument) || ts.isFunctionExpression(argument));
  if (!title || !body || modifiers.some((name) => OFF.has(name))) return undefined;
  return { isSuite, title, body, node };
}

function some(node, matches) {
  return matches(node) || (ts.forEachChild(node, (child) => some(child, matches) || undefined) ?? false);
}

const makesTest = (node) => some(node, (part) => runOf(part)?.isSuite === false);

/** The nodes whose texts name the tests of a run: its title, and the tables it is run with. */
function namesOf({ title, node }, constants) {
  const nodes = [title];
  const add = (table) => {
    nodes.push(table);
    some(table, (part) => {
      if (ts.isIdentifier(part) && constants.has(part.text)) nodes.push(constants.get(part.text));
      return false;
    });
  };
  for (let callee = node.expression; !ts.isIdentifier(callee); callee = callee.expression) {
    if (ts.isCallExpression(callee)) callee.arguments.forEach(add);
  }
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (ts.isForOfStatement(parent)) add(parent.expression);
  }
  return nodes;
}

function constantsOf(source) {
  const constants = new Map();
  some(source, (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    return false;
  });
  return constants;
}

function claimsOf(file) {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const constants = constantsOf(source);
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line + 1;
  const proven = new Map();
  const claim = (from, part) => {
    for (const { 0: id, index } of part.matchAll(ID)) proven.set(`${lineOf(from + index)}\t${id}`, true);
  };
  const covered = new Set();
  const visit = (node) => {
    const run = runOf(node);
    if (run && (!run.isSuite || makesTest(run.body))) {
      for (const part of namesOf(run, constants)) {
        some(part, (literal) => {
          const isText =
            ts.isStringLiteralLike(literal) || ts.isTemplateHead(literal) || ts.isTemplateMiddleOrTemplateTail(literal);
          if (isText) claim(literal.getStart(source), text.slice(literal.getStart(source), literal.end));
          return false;
        });
      }
    }
    if (ts.isStatement(node) && makesTest(node)) {
      for (const { pos, end } of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []) {
        const comment = text.slice(pos, end);
        if (COVERS.test(comment)) claim(pos, comment);
        covered.add(pos);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const found = [];
  for (const [number, line] of text.split('\n').entries()) {
    const isComment = COVERS.test(line.trim());
    const isTitle = /\([PT]-\d{3}(, [PT]-\d{3})*\)/.test(line) && /['"`]/.test(line);
    for (const [id] of line.matchAll(ID)) {
      const key = `${number + 1}\t${id}`;
      if (proven.has(key)) found.push(`test\t${file}\t${key}`);
      else if (isComment || isTitle) found.push(`stray\t${file}\t${key}`);
    }
  }
  return found;
}

const files = readFileSync(0, 'utf8').split('\n').filter(Boolean);
process.stdout.write(
  files
    .flatMap(claimsOf)
    .map((line) => `${line}\n`)
    .join(''),
);
