// @ts-check
/** Made by the federation plugin for a library the build offers; the offer alone fetches nothing. */
const OFFER = 'provide-module';
/** Made by the federation plugin where a library is asked for. */
const ASK = 'consume-shared-module';

/** The shell's chunks of which `main` asks for one by itself: with a token the first, without it the second. */
const FRAMES = { in: 'frame', out: 'public-frame' };

/**
 * Script files a build needs before it can show something: its entry, what the entry imports at once (the shell: its
 * start and the shared libraries that start asks for; a module: its expose), and nothing behind a page's own `import()`.
 * The frame counts for whom it is asked: people signed in, or out.
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
      const isWanted = role === 'module' ? child.name?.startsWith('__federation_expose') : !isOffer(child) && isFrameOf(child, signed);
      if (isWanted) visit(child);
    }
  }
  return [...files].filter((file) => file.endsWith('.js'));
};

/**
 * Whether a group is no frame, or the frame of these people.
 * @param {import('webpack').ChunkGroup} group
 * @param {'in' | 'out' | undefined} signed
 */
const isFrameOf = (group, signed) => !Object.values(FRAMES).includes(group.name ?? '') || (signed !== undefined && group.name === FRAMES[signed]);

/** @param {import('webpack').ChunkGroup} group */
const isOffer = (group) => group.origins.every(({ module }) => module?.type === OFFER);

/**
 * Whether a group is the copy of a library that a module of another group asks for as it starts.
 * @param {import('webpack').Compilation} compilation
 * @param {import('webpack').ChunkGroup} group
 * @param {import('webpack').ChunkGroup} child
 */
function askedForIn(compilation, group, child) {
  return child.origins.some(
    ({ module }) => module?.type === ASK && group.chunks.some((chunk) => compilation.chunkGraph.isModuleInChunk(module, chunk)),
  );
}
