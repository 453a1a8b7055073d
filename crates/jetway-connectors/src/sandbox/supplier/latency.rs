//! Response times: log-normal around the median, with a 95th percentile of three medians.

use std::time::Duration;

use super::SandboxSupplier;
use crate::sandbox::dice::Dice;

/// ln 3 / 1.645: the 95th percentile is three medians.
const SIGMA: f64 = 0.668;

impl SandboxSupplier {
    /// Waits as long as this supplier takes for `share` percent of a search.
    pub(super) async fn wait(&self, share: u32, question: &str) {
        let percent = self.world.latency_percent();
        if percent > 0 {
            tokio::time::sleep(self.delay(share * percent, question)).await;
        }
    }

    /// `parts` are hundredths of a percent of a full search.
    fn delay(&self, parts: u32, question: &str) -> Duration {
        delay(&self.world.dice, (&self.id.0, self.persona.median_ms), parts, question)
    }
}

/// How long a supplier with this median takes; `parts` are hundredths of a percent of a full search.
pub(in crate::sandbox) fn delay(dice: &Dice, (id, median_ms): (&str, u32), parts: u32, question: &str) -> Duration {
    let roll = dice.roll(format_args!("latency|{id}|{question}"));
    // The sum of four 16-bit parts approximates a normal distribution.
    let sum: u64 = (0..4).map(|part| roll >> (16 * part) & 0xffff).sum();
    #[expect(clippy::cast_precision_loss, reason = "below 2^18")]
    let deviation = (sum as f64 / 65_536.0 - 2.0) * 12.0_f64.sqrt() / 2.0;
    let factor = (SIGMA * deviation).exp().min(3.5);
    let full = Duration::from_millis(u64::from(median_ms));
    full.mul_f64(factor * f64::from(parts) / 10_000.0)
}
