//! Repository rules, formatting, lint and types.

use super::TestArgs;
use super::count::Count;
use super::outcome::Outcome;
use crate::{build, repo, tidy};

/// Run every check, also after one that fails.
pub fn run(_: &TestArgs) -> Outcome {
    if let Err(error) = build::install_packages() {
        println!("{error:#}");
        return Count::of(false).into();
    }
    let checks: [(&str, Vec<&str>); 4] = [
        ("cargo", vec!["fmt", "--all", "--check"]),
        (
            "cargo",
            vec![
                "clippy",
                "--workspace",
                "--all-targets",
                "--quiet",
                "--",
                "-D",
                "warnings",
            ],
        ),
        ("npm", vec!["run", "--silent", "lint"]),
        ("npm", vec!["run", "--silent", "typecheck"]),
    ];
    let mut outcome = Outcome::default();
    for (program, args) in checks {
        let name = format!("{program} {}", args.join(" "));
        outcome = outcome.plus(Outcome::of_command(&name, &repo::run(program, &args)));
    }
    outcome.plus(Outcome::of_command("tidy", &tidy::check()))
}
