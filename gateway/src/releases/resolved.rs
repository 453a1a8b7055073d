//! The channel pointers resolved at one moment: for each tenant with pointers of its own and for all others, which set
//! of versions each cohort gets. Requests only look it up.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use jetway_releases::{Channel, Channels, FILE};
use prometheus::IntCounterVec;

use super::live::{self, LiveSet, ModuleRelease};

/// Module and version.
type Key = (String, String);

/// The resolved pointers.
#[derive(Debug, Clone, Default)]
pub struct ResolvedChannels {
    /// The channel pointers as written in the file.
    pub channels: Channels,
    /// The stable version of each module; the previous one while the current one cannot be read.
    pub stable: LiveSet,
    /// Pointers that reference no usable version, with the reason.
    pub faults: Vec<String>,
    others: Choice,
    tenants: BTreeMap<String, Choice>,
    known: BTreeMap<Key, Arc<ModuleRelease>>,
}

/// What the browsers of a portal get.
#[derive(Debug, Clone, Default)]
pub struct Choice {
    /// Whether cohorts get different versions, or a canary is prepared.
    pub has_canary: bool,
    /// For each group of cohorts, the first cohort after it and the group's set.
    groups: Vec<(u8, Arc<LiveSet>)>,
}

impl Choice {
    /// The set of a cohort.
    pub fn of(&self, cohort: u8) -> Option<&Arc<LiveSet>> {
        let group = self.groups.iter().find(|(end, _)| cohort < *end);
        group.or(self.groups.last()).map(|(_, set)| set)
    }
}

impl ResolvedChannels {
    /// What the browsers of this tenant's portal get.
    pub fn choice(&self, tenant: &str) -> &Choice {
        self.tenants.get(tenant).unwrap_or(&self.others)
    }

    /// Module and version of everything that is served to some browser.
    pub fn served(&self) -> impl Iterator<Item = (&str, &str)> {
        self.known
            .keys()
            .map(|(module, version)| (module.as_str(), version.as_str()))
    }

    /// Whether some pointer references this version.
    pub fn is_served(&self, module: &str, version: &str) -> bool {
        self.served().any(|served| served == (module, version))
    }

    /// Whether some browser gets this set at present.
    pub fn is_current(&self, id: &str) -> bool {
        let choices = self.tenants.values().chain([&self.others]);
        choices.flat_map(|choice| &choice.groups).any(|(_, set)| set.id == id)
    }

    /// Reads the pointers. A pointer that cannot be followed is replaced by stable, and stable by its previous version;
    /// an invalid file changes nothing.
    pub fn read(root: &Path, before: &Self, documents: &IntCounterVec) -> Self {
        let channels = match Channels::read(root) {
            Ok(channels) => channels,
            Err(fault) => {
                return Self {
                    faults: vec![fault.to_string()],
                    ..before.clone()
                };
            }
        };
        let mut reader = Reader {
            root,
            before,
            channels: &channels,
            documents,
            read: BTreeMap::new(),
            faults: Vec::new(),
        };
        let stable = reader.stable();
        let others = reader.choice(&stable, None);
        let names = channels.tenants();
        let tenants = names
            .iter()
            .map(|tenant| ((*tenant).to_owned(), reader.choice(&stable, Some(tenant))));
        let tenants = tenants.collect();
        let Reader { read, faults, .. } = reader;
        let mut known: BTreeMap<Key, Arc<ModuleRelease>> = read
            .into_iter()
            .filter_map(|(key, release)| Some((key, release?)))
            .collect();
        for module in stable.modules.values() {
            known
                .entry((module.id.clone(), module.version.clone()))
                .or_insert_with(|| Arc::clone(module));
        }
        Self {
            stable,
            faults,
            others,
            tenants,
            known,
            channels,
        }
    }
}

/// Resolves pointers.
struct Reader<'a> {
    root: &'a Path,
    before: &'a ResolvedChannels,
    channels: &'a Channels,
    documents: &'a IntCounterVec,
    read: BTreeMap<Key, Option<Arc<ModuleRelease>>>,
    faults: Vec<String>,
}

impl Reader<'_> {
    fn stable(&mut self) -> LiveSet {
        let mut modules = BTreeMap::new();
        for (id, version) in &self.channels.stable {
            let last_good = || {
                let known = self.before.stable.modules.get(id)?;
                let is_withdrawn = self.channels.withdrawal(id, &known.version).is_some();
                (!is_withdrawn).then(|| Arc::clone(known))
            };
            let last_good = last_good();
            if let Some(release) = self.follow(Channel::Stable, id, version).or(last_good) {
                modules.insert(id.clone(), release);
            }
        }
        LiveSet::new(modules)
    }

    fn choice(&mut self, stable: &LiveSet, tenant: Option<&str>) -> Choice {
        let bounds: Vec<u8> = self.channels.bounds(tenant).into_iter().collect();
        let groups = bounds.windows(2).filter_map(|pair| match pair {
            [first, end] => Some((*end, Arc::new(self.set(stable, tenant, *first)))),
            _ => None,
        });
        Choice {
            groups: groups.collect(),
            has_canary: self.channels.canaries(tenant).next().is_some(),
        }
    }

    fn set(&mut self, stable: &LiveSet, tenant: Option<&str>, cohort: u8) -> LiveSet {
        let channels = self.channels;
        let mut modules = stable.modules.clone();
        let pinned = channels
            .pin
            .get(tenant.unwrap_or_default())
            .into_iter()
            .flat_map(BTreeMap::keys);
        for id in channels.canary.keys().chain(pinned) {
            let special = channels
                .choose(id, tenant, cohort)
                .filter(|(channel, _)| *channel != Channel::Stable);
            let release = special.and_then(|(channel, version)| self.follow(channel, id, version));
            modules.extend(release.map(|release| (id.clone(), release)));
        }
        LiveSet::new(modules)
    }

    /// The release a pointer references. Each version is read once, and its fault logged once.
    fn follow(&mut self, channel: Channel, id: &str, version: &str) -> Option<Arc<ModuleRelease>> {
        let key = (id.to_owned(), version.to_owned());
        if let Some(read) = self.read.get(&key) {
            return read.clone();
        }
        let read = match self.channels.withdrawal(id, version) {
            Some(reason) => {
                let file = self.root.join(FILE);
                Err(format!("{}: {id} {version} is withdrawn: {reason}", file.display()))
            }
            None => self.known_or_read(&key),
        };
        let release = read
            .map_err(|reason| self.faults.push(format!("{reason} ({})", channel.name())))
            .ok();
        self.read.insert(key, release.clone());
        release
    }

    fn known_or_read(&self, key: &Key) -> Result<Arc<ModuleRelease>, String> {
        let (id, version) = key;
        match self.before.known.get(key) {
            Some(known) if self.root.join(id).join(version).join("module.json").is_file() => Ok(Arc::clone(known)),
            _ => {
                let documents = self.documents.with_label_values(&[id, version]);
                live::read(self.root, id, version, Some(documents)).map(Arc::new)
            }
        }
    }
}
