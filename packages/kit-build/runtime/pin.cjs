/**
 * Federation runtime plugin: resolves every shared library to the shell's copy, and refuses a module that needs another
 * version.
 */
module.exports = () => ({
  name: 'jetway-pin',
  resolveShare(args) {
    const versions = args.shareScopeMap[args.scope]?.[args.pkgName] ?? {};
    const shells = Object.values(versions).find((shared) => shared.from === 'mfe_shell');
    if (!shells) return args;
    const { from, shareConfig } = args.shareInfo;
    return {
      ...args,
      resolver: () => {
        if (!isWithin(shells.version, shareConfig?.requiredVersion))
          throw mismatch(from, args.pkgName, shareConfig.requiredVersion, shells.version);
        return { shared: shells, useTreesShaking: false };
      },
    };
  },
});

/**
 * Ranges are carets of full versions (`shared-modules.cjs`): same major version, and at least the minor and patch.
 * @param {string} version
 * @param {unknown} range
 */
function isWithin(version, range) {
  if (typeof range !== 'string' || !range.startsWith('^')) return true;
  const have = version.split('.').map(Number);
  const need = range.slice(1).split('.').map(Number);
  if (have[0] !== need[0]) return false;
  return have[1] === need[1] ? have[2] >= need[2] : have[1] > need[1];
}

/** An error the shell recognises by name and shows to the user. */
function mismatch(from, library, needed, present) {
  const error = new Error(`${from} needs ${library} ${needed}, the portal has ${present}`);
  error.name = 'VersionMismatch';
  return error;
}

module.exports.isWithin = isWithin;
