//! Tests that run once on SQLite and once on PostgreSQL, through the gateway.

/// `fn name(api: &Api) { … }` becomes `name::sqlite` and `name::postgres`.
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
