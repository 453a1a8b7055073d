//! A router that lists its routes, so that tests can call every one of them.

use axum::Router;
use axum::handler::Handler;
use axum::routing::{MethodFilter, on};
use http::Method;

use crate::state::AppState;

/// Routes and their handlers.
#[derive(Default)]
pub(crate) struct RouteTable {
    router: Router<AppState>,
    listed: Vec<(Method, &'static str)>,
}

impl RouteTable {
    /// Adds a `GET` route.
    pub(crate) fn get<H: Handler<T, AppState>, T: 'static>(self, path: &'static str, handler: H) -> Self {
        self.add(Method::GET, MethodFilter::GET, path, handler)
    }

    /// Adds a `POST` route.
    pub(crate) fn post<H: Handler<T, AppState>, T: 'static>(self, path: &'static str, handler: H) -> Self {
        self.add(Method::POST, MethodFilter::POST, path, handler)
    }

    /// Adds a `PUT` route.
    pub(crate) fn put<H: Handler<T, AppState>, T: 'static>(self, path: &'static str, handler: H) -> Self {
        self.add(Method::PUT, MethodFilter::PUT, path, handler)
    }

    /// Adds a `DELETE` route.
    pub(crate) fn delete<H: Handler<T, AppState>, T: 'static>(self, path: &'static str, handler: H) -> Self {
        self.add(Method::DELETE, MethodFilter::DELETE, path, handler)
    }

    /// Adds the routes of another table.
    pub(crate) fn merge(mut self, other: Self) -> Self {
        self.listed.extend(other.listed);
        self.router = self.router.merge(other.router);
        self
    }

    /// The router.
    pub(crate) fn into_router(self) -> Router<AppState> {
        self.router
    }

    /// Method and path template of every route.
    pub(crate) fn into_listed(self) -> Vec<(Method, &'static str)> {
        self.listed
    }

    fn add<H: Handler<T, AppState>, T: 'static>(
        mut self,
        method: Method,
        filter: MethodFilter,
        path: &'static str,
        handler: H,
    ) -> Self {
        self.router = self.router.route(path, on(filter, handler));
        self.listed.push((method, path));
        self
    }
}
