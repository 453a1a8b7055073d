//! Resolves paths to files.

use std::collections::{BTreeMap, BTreeSet};

use super::modules::{Crate, Module};

/// Importing file and imported file → the names taken.
pub(super) type Imports = BTreeMap<(String, String), BTreeSet<String>>;

/// Every import between two files of a crate.
pub(super) fn imports(sources: &Crate) -> Imports {
    let mut imports = Imports::new();
    for (at, module) in sources.modules.iter().enumerate() {
        for (path, is_reexport) in &module.paths {
            let Some((owner, name)) = sources.resolve(at, path, &mut BTreeSet::new()) else {
                continue;
            };
            let to = &sources.modules[owner].file;
            if *to == module.file || (*is_reexport && sources.is_below(owner, at)) {
                continue;
            }
            let pair = (module.file.clone(), to.clone());
            imports.entry(pair).or_default().insert(name);
        }
    }
    imports
}

impl Crate {
    /// The module that defines what a path names, and the name. `None` for a module itself and for items of other crates.
    fn resolve(&self, from: usize, path: &[String], seen: &mut BTreeSet<(usize, String)>) -> Option<(usize, String)> {
        let mut at = from;
        let mut rest = path;
        while let Some((first, after)) = rest.split_first() {
            match first.as_str() {
                "crate" => at = 0,
                "super" => at = self.modules[at].parent?,
                "self" => {}
                _ => break,
            }
            rest = after;
        }
        while let Some((name, after)) = rest.split_first() {
            let module: &Module = &self.modules[at];
            if let Some(child) = module.children.get(name) {
                at = *child;
                rest = after;
                continue;
            }
            if module.items.contains(name) {
                return Some((at, name.clone()));
            }
            if !seen.insert((at, name.clone())) {
                return None;
            }
            if let Some(bound) = module.bindings.get(name) {
                let path = [bound.as_slice(), after].concat();
                return self.resolve(at, &path, seen);
            }
            for glob in &module.globs {
                let path = [glob.as_slice(), rest].concat();
                if let Some(found) = self.resolve(at, &path, seen) {
                    return Some(found);
                }
            }
            // Items defined by a macro have no name in the source.
            return (at != from).then(|| (at, name.clone()));
        }
        None
    }

    fn is_below(&self, module: usize, ancestor: usize) -> bool {
        let mut at = self.modules[module].parent;
        while let Some(above) = at {
            if above == ancestor {
                return true;
            }
            at = self.modules[above].parent;
        }
        false
    }
}
