//! Entities, migrations and tenant-scoped repositories.
