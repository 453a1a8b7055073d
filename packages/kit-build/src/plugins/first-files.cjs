// @ts-check
/**
 * Script files a build needs before it can show something: its entry, what the entry imports at once (the shell: its
 * start and the shared libraries that start uses; a module: its expose), and nothing behind a page's own `import()`.
 * @param {import('webpack').Compilation} compilation
 * @param {'shell' | 'module'} role
 * @returns {string[]}
 */
exports.firstFiles = (compilation, role) => {
  /** @type {Set<string>} */
  const files = new Set();
  for (const entrypoint of compilation.entrypoints.values()) {
    for (const file of entrypoint.getFiles()) files.add(file);
    for (const child of entrypoint.getChildren()) {
      if (role === 'module' && !child.name?.startsWith('__federation_expose')) continue;
      for (const file of child.getFiles()) files.add(file);
    }
  }
  return [...files].filter((file) => file.endsWith('.js'));
};
