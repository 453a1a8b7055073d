// @ts-check
/** Module type the federation plugin creates for a provided library; providing alone fetches nothing. */
const OFFER = 'provide-module';
/** Module type the federation plugin creates where a library is consumed. */
const ASK = 'consume-shared-module';

/** The shell's chunks of which `main` imports one at start: the first with a session token, the second without. */
const FRAMES = { in: 'frame', out: 'public-frame' };

/**
 * Scripts a build needs before its first render: its entry, what the entry imports immediately (the shell: its bootstrap and
 * the shared libraries it consumes; a module: its expose), and nothing behind a page's own `import()`. The frame of the given
 * audience counts: signed in, or out.
 * @param {import('webpack').Compilation} compilation
 * @param {'shell' | 'module'} role
 * @param {{ signed?: 'in' | 'out' }} [options]
 * @returns {string[]}
 */
exports.firstFiles = (compilation, role, { signed } = {}) => {
  /** @type {Set<string>} */
  const files = new Set();
  /** @type {Set<import('webpack').ChunkGroup>} */
  const seen = new Set();
  /** @param {import('webpack').ChunkGroup} group */
  const visit = (group) => {
    if (seen.has(group)) return;
    seen.add(group);
    for (const file of group.getFiles()) files.add(file);
    for (const child of group.getChildren()) if (askedForIn(compilation, group, child)) visit(child);
  };
  for (const entrypoint of compilation.entrypoints.values()) {
    for (const file of entrypoint.getFiles()) files.add(file);
    for (const child of entrypoint.getChildren()) {
      const isWanted =
        role === 'module' ? child.name?.startsWith('__federation_expose') : !isOffer(child) && isFrameOf(child, signed);
      if (isWanted) visit(child);
    }
  }
  return [...files].filter((file) => file.endsWith('.js'));
};

/**
 * Whether a group is not a frame, or is the frame of this audience.
 * @param {import('webpack').ChunkGroup} group
 * @param {'in' | 'out' | undefined} signed
 */
const isFrameOf = (group, signed) =>
  !Object.values(FRAMES).includes(group.name ?? '') || (signed !== undefined && group.name === FRAMES[signed]);

/** @param {import('webpack').ChunkGroup} group */
const isOffer = (group) => group.origins.every(({ module }) => module?.type === OFFER);

/**
 * Whether a child group is the copy of a library that a module in another group consumes at start.
 * @param {import('webpack').Compilation} compilation
 * @param {import('webpack').ChunkGroup} group
 * @param {import('webpack').ChunkGroup} child
 */
function askedForIn(compilation, group, child) {
  return child.origins.some(
    ({ module }) =>
      module?.type === ASK && group.chunks.some((chunk) => compilation.chunkGraph.isModuleInChunk(module, chunk)),
  );
}
