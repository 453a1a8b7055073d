/** Keeps every shared library at the shell's copy, whatever a module might bring. */
module.exports = () => ({
  name: 'jetway-pin',
  resolveShare(args) {
    const versions = args.shareScopeMap[args.scope]?.[args.pkgName] ?? {};
    const shells = Object.values(versions).find((shared) => shared.from === 'mfe_shell');
    if (!shells) return args;
    const fallBack = args.resolver;
    return { ...args, resolver: () => ({ ...fallBack(), shared: shells, useTreesShaking: false }) };
  },
});
