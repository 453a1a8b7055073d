//! The modules of a crate: what each defines, imports and names.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};
use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};

/// Segments of a path, such as `crate`, `wire`, `money`.
pub(super) type Segments = Vec<String>;

/// A crate's modules; the first is its root.
pub(super) struct Crate {
    pub(super) modules: Vec<Module>,
}

/// One module. Several inline ones may share a file.
#[derive(Default)]
pub(super) struct Module {
    pub(super) file: String,
    pub(super) parent: Option<usize>,
    pub(super) children: BTreeMap<String, usize>,
    /// Names that it defines.
    pub(super) items: BTreeSet<String>,
    /// Name → what `use` binds it to.
    pub(super) bindings: BTreeMap<String, Segments>,
    /// Paths of `use path::*`.
    pub(super) globs: Vec<Segments>,
    /// Every path it names, and whether it only re-exports it.
    pub(super) paths: Vec<(Segments, bool)>,
}

impl Crate {
    /// Read a crate from its root file, following `mod` declarations.
    ///
    /// # Errors
    /// When a file cannot be read or parsed.
    pub(super) fn read(
        root: &str,
        exists: &dyn Fn(&str) -> bool,
        read: &dyn Fn(&str) -> Result<String>,
    ) -> Result<Self> {
        let folder = root.rsplit_once('/').map_or("", |(folder, _)| folder);
        let mut reader = Reader {
            modules: Vec::new(),
            exists,
            read,
        };
        reader.file(root, folder, None)?;
        Ok(Self {
            modules: reader.modules,
        })
    }
}

struct Reader<'r> {
    modules: Vec<Module>,
    exists: &'r dyn Fn(&str) -> bool,
    read: &'r dyn Fn(&str) -> Result<String>,
}

impl Reader<'_> {
    /// `folder` holds the files of the module's children.
    fn file(&mut self, file: &str, folder: &str, parent: Option<usize>) -> Result<usize> {
        let text = (self.read)(file)?;
        let parsed = syn::parse_file(&text).with_context(|| file.to_owned())?;
        self.module(file, folder, parent, &parsed.items)
    }

    fn module(&mut self, file: &str, folder: &str, parent: Option<usize>, items: &[syn::Item]) -> Result<usize> {
        let mut collector = Collector {
            module: Module {
                file: file.to_owned(),
                parent,
                ..Module::default()
            },
            children: Vec::new(),
        };
        for item in items {
            collector.module.items.extend(defined(item));
            collector.visit_item(item);
        }
        let Collector { module, children } = collector;
        let own = self.modules.len();
        self.modules.push(module);
        for child in children {
            let name = child.ident.to_string();
            let below = format!("{folder}/{name}");
            let at = match &child.content {
                Some((_, items)) => self.module(file, &below, Some(own), items)?,
                None => {
                    let beside = format!("{below}.rs");
                    if !(self.exists)(&beside) {
                        continue;
                    }
                    self.file(&beside, &below, Some(own))?
                }
            };
            self.modules[own].children.insert(name, at);
        }
        Ok(own)
    }
}

struct Collector<'ast> {
    module: Module,
    children: Vec<&'ast syn::ItemMod>,
}

impl<'ast> Visit<'ast> for Collector<'ast> {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        if !is_test(attributes(item)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        if !is_test(&item.attrs) {
            visit::visit_impl_item_fn(self, item);
        }
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        self.children.push(item);
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        if item.leading_colon.is_some() {
            return;
        }
        let is_public = !matches!(item.vis, syn::Visibility::Inherited);
        self.tree(&item.tree, Vec::new(), is_public);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if path.leading_colon.is_none() {
            let segments = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
            self.module.paths.push((segments, false));
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        self.tokens(call.tokens.clone());
        visit::visit_macro(self, call);
    }

    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
}

impl Collector<'_> {
    fn tree(&mut self, tree: &syn::UseTree, mut before: Segments, is_public: bool) {
        match tree {
            syn::UseTree::Path(path) => {
                before.push(path.ident.to_string());
                self.tree(&path.tree, before, is_public);
            }
            syn::UseTree::Name(name) if name.ident == "self" => {
                if let Some(own) = before.last().cloned() {
                    self.bind(own, before, is_public);
                }
            }
            syn::UseTree::Name(name) => {
                before.push(name.ident.to_string());
                self.bind(name.ident.to_string(), before, is_public);
            }
            syn::UseTree::Rename(rename) => {
                if rename.ident != "self" {
                    before.push(rename.ident.to_string());
                }
                self.bind(rename.rename.to_string(), before, is_public);
            }
            syn::UseTree::Glob(_) => self.module.globs.push(before),
            syn::UseTree::Group(group) => {
                for tree in &group.items {
                    self.tree(tree, before.clone(), is_public);
                }
            }
        }
    }

    fn bind(&mut self, name: String, path: Segments, is_public: bool) {
        self.module.paths.push((path.clone(), is_public));
        self.module.bindings.insert(name, path);
    }

    /// Paths in the arguments of a macro: names joined by `::`.
    fn tokens(&mut self, tokens: TokenStream) {
        let mut path = Segments::new();
        let mut colons = 0;
        for token in tokens {
            match token {
                TokenTree::Ident(name) => {
                    if colons != 2 {
                        self.end(&mut path);
                    }
                    path.push(name.to_string());
                    colons = 0;
                }
                TokenTree::Punct(mark) if mark.as_char() == ':' && !path.is_empty() => colons += 1,
                TokenTree::Group(group) => {
                    self.end(&mut path);
                    colons = 0;
                    self.tokens(group.stream());
                }
                TokenTree::Punct(_) | TokenTree::Literal(_) => {
                    self.end(&mut path);
                    colons = 0;
                }
            }
        }
        self.end(&mut path);
    }

    fn end(&mut self, path: &mut Segments) {
        if !path.is_empty() {
            self.module.paths.push((std::mem::take(path), false));
        }
    }
}

/// The name an item defines.
fn defined(item: &syn::Item) -> Option<String> {
    let name = match item {
        syn::Item::Const(item) => &item.ident,
        syn::Item::Enum(item) => &item.ident,
        syn::Item::Fn(item) => &item.sig.ident,
        syn::Item::Static(item) => &item.ident,
        syn::Item::Struct(item) => &item.ident,
        syn::Item::Trait(item) => &item.ident,
        syn::Item::Type(item) => &item.ident,
        syn::Item::Union(item) => &item.ident,
        syn::Item::Macro(item) => item.ident.as_ref()?,
        _ => return None,
    };
    Some(name.to_string())
}

fn attributes(item: &syn::Item) -> &[syn::Attribute] {
    match item {
        syn::Item::Const(item) => &item.attrs,
        syn::Item::Enum(item) => &item.attrs,
        syn::Item::Fn(item) => &item.attrs,
        syn::Item::Impl(item) => &item.attrs,
        syn::Item::Macro(item) => &item.attrs,
        syn::Item::Mod(item) => &item.attrs,
        syn::Item::Static(item) => &item.attrs,
        syn::Item::Struct(item) => &item.attrs,
        syn::Item::Trait(item) => &item.attrs,
        syn::Item::Type(item) => &item.attrs,
        syn::Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

/// `#[cfg(test)]` and `#[cfg(all(test, …))]`: compiled in tests only.
fn is_test(attributes: &[syn::Attribute]) -> bool {
    let is_test_only = |tokens: &str| tokens == "test" || (tokens.starts_with("all") && tokens.contains("test"));
    attributes.iter().any(|attribute| match &attribute.meta {
        syn::Meta::List(list) => list.path.is_ident("cfg") && is_test_only(&list.tokens.to_string()),
        syn::Meta::Path(path) => path.is_ident("test"),
        syn::Meta::NameValue(_) => false,
    })
}
