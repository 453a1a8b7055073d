//! What a limited client is told besides the reason.

use super::rates::Wait;
use crate::answer::Answer;

impl Wait {
    /// The policy and what is left of it. Source: draft-ietf-httpapi-ratelimit-headers-10.
    pub fn describe(self, answer: Answer) -> Answer {
        let Self { seconds, class, rate } = self;
        let name = class.label();
        answer
            .header("ratelimit-policy", format!("\"{name}\";q={};w=60", rate.per_minute))
            .header("ratelimit", format!("\"{name}\";r=0;t={seconds}"))
    }
}
