//! Executes operators' commands, one at a time.

use std::os::fd::OwnedFd;
use std::sync::Arc;

use anyhow::Result;
use serde_json::json;
use tokio::sync::{mpsc, oneshot};

use super::command::{Command, End, Outcome};
use super::reload;
use super::signals::{self, CommandSignals, Ends};
use super::upgrade::{self, Program};
use crate::state::Edge;

struct Submitted {
    order: Command,
    answer: oneshot::Sender<Outcome>,
}

/// Submits commands.
#[derive(Clone)]
pub struct CommandQueue(mpsc::Sender<Submitted>);

impl CommandQueue {
    /// Submits a command and waits for its result.
    pub async fn submit(&self, order: Command) -> Outcome {
        let (answer, answered) = oneshot::channel();
        let gone = || "the gateway is shutting down".to_owned();
        self.0.send(Submitted { order, answer }).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }
}

/// Executes commands one after another.
pub struct Operator {
    ends: Ends,
    orders: CommandSignals,
    commands: mpsc::Receiver<Submitted>,
}

/// Creates an operator and its command channel.
///
/// # Errors
/// Signals cannot be handled.
pub fn open() -> Result<(Operator, CommandQueue)> {
    let (sender, commands) = mpsc::channel(8);
    let (ends, orders) = signals::listen()?;
    Ok((Operator { ends, orders, commands }, CommandQueue(sender)))
}

impl Operator {
    /// Runs until there is a reason to end.
    pub async fn work(&mut self, edge: &Arc<Edge>, program: &Program, sockets: &[OwnedFd]) -> End {
        loop {
            let (order, answer) = tokio::select! {
                end = self.ends.next() => return end,
                order = self.orders.next() => (order, None),
                Some(submitted) = self.commands.recv() => (submitted.order, Some(submitted.answer)),
            };
            let rules = edge.live().handover.clone();
            let outcome = match order {
                Command::Drain => {
                    edge.drain.begin();
                    Ok(json!({ "draining": true, "running": edge.drain.running() }))
                }
                Command::Reload => reload::reload(edge),
                Command::Upgrade => tokio::select! {
                    end = self.ends.next() => return end,
                    started = upgrade::start(program, sockets, &rules) => started.map(|id| json!({ "process": id })),
                },
            };
            let is_handed_over = order == Command::Upgrade && outcome.is_ok();
            edge.metrics.order(order, outcome.is_ok());
            if let Err(reason) = &outcome {
                tracing::error!(?order, reason, "refused");
            }
            if let Some(answer) = answer {
                // The sender may have disconnected.
                let _ = answer.send(outcome);
            }
            if is_handed_over {
                return End::HandedOver;
            }
        }
    }
}
