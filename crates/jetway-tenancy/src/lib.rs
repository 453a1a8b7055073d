//! Tenant manifests: types, loader, validation, live reload.
