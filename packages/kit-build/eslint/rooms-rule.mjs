import path from 'node:path';

import { MODULE_ROOM, ROOMS } from './rooms.mjs';

/** Workspace folder of a file, e.g. "mfe-flights" or "packages/kit-ui"; undefined outside the workspaces. */
function folderOf(file, root) {
  const [first, second] = path.relative(root, file).split(path.sep);
  if (first === 'packages' && second !== 'kit-build') return `packages/${second}`;
  return first?.startsWith('mfe-') ? first : undefined;
}

/** Feature folder of a module's file, e.g. "booking"; undefined elsewhere. */
function featureOf(file, root, folder) {
  const [src, features, feature] = path.relative(path.join(root, folder), file).split(path.sep);
  return src === 'src' && features === 'features' ? feature : undefined;
}

function complaintAboutPackage(specifier, room) {
  if (room.hosts?.includes(specifier)) return undefined;
  if (specifier.startsWith('@jetway/mfe-')) return 'another module; offer it from a kit';
  if (specifier.startsWith('@jetway/kit-build')) return undefined;
  if (specifier.startsWith('@jetway/')) {
    const kit = specifier.split('/').slice(0, 2).join('/');
    if (!room.kits.includes(kit)) return 'outside of what this room may use';
    return room.closed?.includes(specifier) ? 'for the shell only' : undefined;
  }
  const wall = Object.keys(room.walls).find((name) => specifier === name || specifier.startsWith(`${name}/`));
  return wall ? `walled off; use ${room.walls[wall]}` : undefined;
}

function complaintAboutFile(target, from, root, folder) {
  if (folderOf(target, root) !== folder) return 'a path that leaves the package';
  if (folder === 'mfe-shell') return undefined;
  const feature = featureOf(target, root, folder);
  if (!feature) return undefined;
  const own = featureOf(from, root, folder);
  if (own !== undefined && own !== feature) return 'another feature; move what both need to shared/';
  const isShared = path.relative(path.join(root, folder), from).startsWith(path.join('src', 'shared'));
  return isShared ? 'a feature; shared/ may not know one' : undefined;
}

/** Enforces the import boundaries defined in rooms.mjs. */
export const roomsRule = {
  meta: { type: 'problem', schema: [], messages: { refused: '"{{specifier}}" is {{reason}}.' } },
  create(context) {
    const root = context.cwd;
    const from = context.filename;
    const folder = folderOf(from, root);
    if (!folder) return {};
    const room = ROOMS[folder] ?? MODULE_ROOM;
    const check = (source) => {
      const specifier = source?.value;
      if (typeof specifier !== 'string') return;
      const reason = specifier.startsWith('.')
        ? complaintAboutFile(path.resolve(path.dirname(from), specifier), from, root, folder)
        : complaintAboutPackage(specifier, room);
      if (reason) context.report({ node: source, messageId: 'refused', data: { specifier, reason } });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
    };
  },
};
