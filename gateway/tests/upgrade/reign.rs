//! A gateway and its successors.

use std::fs;
use std::process::Command;

use crate::support::{Gateway, Plan, Reply, eventually, http};

pub struct Reign {
    pub gateway: Gateway,
    /// Processes in order; the last one serves.
    pub processes: Vec<u32>,
}

impl Reign {
    pub fn start(plan: &Plan) -> Self {
        let gateway = Gateway::start(plan);
        let first = gateway.id();
        Self {
            gateway,
            processes: vec![first],
        }
    }

    pub fn current(&self) -> u32 {
        *self.processes.last().expect("the first one")
    }

    /// Sends the gateway a command.
    pub fn order(&self, path: &str) -> Reply {
        let request =
            format!("POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
        http::send(self.gateway.admin, request.as_bytes())
    }

    /// Settings the gateway reads on reload, below those of its environment.
    pub fn settings(&self, text: &str) {
        fs::write(self.gateway.root.path().join("gateway.toml"), text).expect("settings");
    }

    /// Upgrades the gateway; panics unless the new process serves.
    pub fn upgrade(&mut self) {
        let answer = self.order("/upgrade");
        assert_eq!(answer.status, 200, "{}\n{}", answer.text(), self.gateway.log());
        let process = answer.json()["process"].as_u64().and_then(|id| u32::try_from(id).ok());
        self.processes.push(process.expect("a process"));
        self.await_current();
    }

    /// Only the last process answers operators.
    pub fn await_current(&self) {
        eventually("the new process answers operators", || {
            let answer = self.gateway.try_admin("/version");
            answer.is_ok_and(|answer| answer.json()["process"] == self.current())
        });
    }

    pub fn signal(&self, name: &str) {
        let target = self.current().to_string();
        let status = Command::new("kill").args([name, &target]).status().expect("kill");
        assert!(status.success());
    }
}

impl Drop for Reign {
    fn drop(&mut self) {
        for process in &self.processes {
            if is_alive(*process) {
                let _ = Command::new("kill").args(["-KILL", &process.to_string()]).status();
            }
        }
    }
}

/// Whether the process runs and is not a zombie.
pub fn is_alive(process: u32) -> bool {
    fs::read_to_string(format!("/proc/{process}/stat"))
        .ok()
        .and_then(|stat| Some(stat.rsplit_once(')')?.1.trim_start().starts_with('Z')))
        .is_some_and(|is_over| !is_over)
}
