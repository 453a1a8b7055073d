//! Tests that run once on SQLite and once on PostgreSQL.

/// `fn name(api: &Api) { … }` becomes `name::sqlite` and `name::postgres`, through the gateway.
#[macro_export]
macro_rules! through_the_gateway {
    ($($(#[$meta:meta])* fn $name:ident($api:ident) $body:block)*) => {
        $($(#[$meta])*
        mod $name {
            use super::*;

            fn check($api: &$crate::support::Api) $body

            #[test]
            fn sqlite() {
                check(&$crate::support::Api::behind_gateway($crate::support::Engine::Sqlite).expect("SQLite"));
            }

            #[test]
            fn postgres() {
                if let Some(api) = $crate::support::Api::behind_gateway($crate::support::Engine::Postgres) {
                    check(&api);
                }
            }
        })*
    };
}

/// `fn name(engine: Engine) { … }` becomes `name::sqlite` and `name::postgres`, for tests that start backends of their own.
#[macro_export]
macro_rules! on_each_engine {
    ($($(#[$meta:meta])* fn $name:ident($engine:ident) $body:block)*) => {
        $($(#[$meta])*
        mod $name {
            use super::*;

            fn check($engine: $crate::support::Engine) $body

            #[test]
            fn sqlite() {
                check($crate::support::Engine::Sqlite);
            }

            #[test]
            fn postgres() {
                check($crate::support::Engine::Postgres);
            }
        })*
    };
}
