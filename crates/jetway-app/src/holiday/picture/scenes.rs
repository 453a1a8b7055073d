//! The scenes, below the sky.

use std::fmt::Write as _;

use super::draw::{Canvas, HEIGHT, WIDTH};

/// Towers, near ones before far ones.
pub(super) fn skyline(canvas: &mut Canvas) {
    for (base, lightness, saturation) in [(300, 74, 26), (330, 58, 30)] {
        let mut x = -canvas.below(40);
        while x < WIDTH {
            let (wide, tall) = (canvas.between(36, 74), canvas.between(70, 210));
            let hue = canvas.hue + canvas.below(24);
            canvas.rect(
                (x, base - tall),
                (wide, tall + HEIGHT - base),
                (hue, saturation, lightness),
            );
            if canvas.below(3) == 0 {
                let middle = x + wide / 2;
                canvas.line(
                    &format!("M{middle} {}v-36", base - tall),
                    3,
                    (hue, saturation, lightness),
                );
            }
            x += wide + canvas.between(4, 26);
        }
    }
    windows(canvas);
    canvas.rect((0, 372), (WIDTH, 28), (canvas.hue, 24, 46));
}

/// Rows of lit windows.
fn windows(canvas: &mut Canvas) {
    let mut path = String::new();
    for _ in 0..22 {
        let (x, y) = (canvas.below(62) * 10 + 12, canvas.between(23, 35) * 10);
        let _ = write!(path, "M{x} {y}h5v7h-5z");
    }
    canvas.path(&path, (48, 90, 84));
}

/// A sea, a strip of sand and palms.
pub(super) fn beach(canvas: &mut Canvas) {
    let sea = canvas.between(176, 196);
    canvas.rect((0, 215), (WIDTH, 190), (sea, 58, 62));
    canvas.hills(270, 12, (sea - 6, 56, 70));
    let far = canvas.below(460);
    canvas.path(&format!("M{far} 216q40 -34 90 0z"), (150, 26, 56));
    canvas.hills(330, 26, (42, 64, 84));
    for _ in 0..canvas.between(2, 4) {
        let (x, y, lean) = (
            canvas.between(40, 600),
            canvas.between(340, 380),
            canvas.between(-40, 40),
        );
        palm(canvas, (x, y), lean);
    }
    let (x, y) = (canvas.between(120, 520), canvas.between(350, 378));
    let hue = canvas.below(360);
    canvas.path(&format!("M{} {y}a34 30 0 0 1 68 0z", x - 34), (hue, 62, 70));
    canvas.line(&format!("M{x} {y}v26"), 3, (30, 20, 46));
}

fn palm(canvas: &mut Canvas, (x, y): (i32, i32), lean: i32) {
    let (top, height) = (x + lean, y - canvas.between(110, 170));
    canvas.line(&format!("M{x} {y}Q{x} {height} {top} {height}"), 7, (30, 30, 48));
    let mut leaves = String::new();
    for (dx, dy) in [(-62, 22), (-46, -20), (0, -40), (46, -20), (62, 22)] {
        let _ = write!(
            leaves,
            "M{top} {height}q{} {} {dx} {dy}q{} {} {} {}z",
            dx / 2,
            dy - 26,
            -dx / 2,
            -8,
            -dx,
            -dy
        );
    }
    canvas.path(&leaves, (140, 38, 42));
}

/// Peaks with snow, and a forest before them.
pub(super) fn mountain(canvas: &mut Canvas) {
    for (base, lightness) in [(300, 76), (330, 62)] {
        let mut x = canvas.between(-120, -40);
        while x < WIDTH {
            let (half, tall) = (canvas.between(90, 150), canvas.between(110, 220));
            let (peak, top) = (x + half, base - tall);
            canvas.path(
                &format!("M{x} {HEIGHT}L{peak} {top}L{} {HEIGHT}z", peak + half),
                (canvas.hue + 14, 24, lightness),
            );
            let snow = half * 34 / (tall + HEIGHT - base);
            canvas.path(
                &format!("M{} {}L{peak} {top}l{snow} 34l-{} -9z", peak - snow, top + 34, snow),
                (canvas.hue, 40, 97),
            );
            x += half + canvas.between(20, 80);
        }
    }
    canvas.hills(345, 30, (130, 30, 52));
    let mut trees = String::new();
    for _ in 0..16 {
        let (x, y, tall) = (canvas.below(WIDTH), canvas.between(352, 400), canvas.between(30, 56));
        let _ = write!(trees, "M{x} {y}l{} {tall}h-{}z", tall / 3, tall * 2 / 3);
    }
    canvas.path(&trees, (146, 34, 38));
}

/// A dome between minarets.
pub(super) fn mosque(canvas: &mut Canvas) {
    let stone = (38 + canvas.below(14), 34, 88);
    let dome = (canvas.between(150, 210), 34, 58);
    canvas.hills(300, 24, (canvas.hue, 22, 80));
    let (middle, half) = (canvas.between(270, 370), canvas.between(70, 96));
    let mut minarets = vec![middle - half - 70, middle + half + 70];
    if canvas.below(2) == 0 {
        minarets.extend([middle - half - 130, middle + half + 130]);
    }
    for x in minarets {
        let top = canvas.between(96, 130);
        canvas.rect((x - 9, top), (18, HEIGHT - top), stone);
        canvas.rect((x - 14, top + 44), (28, 8), stone);
        canvas.path(&format!("M{} {top}q9 -10 9 -34q0 24 9 34z", x - 9), dome);
    }
    canvas.rect((middle - half - 50, 270), (2 * half + 100, 130), stone);
    canvas.path(
        &format!(
            "M{} 270C{} 190 {} 176 {middle} 150C{} 176 {} 190 {} 270z",
            middle - half,
            middle - half,
            middle - 20,
            middle + 20,
            middle + half,
            middle + half
        ),
        dome,
    );
    canvas.line(&format!("M{middle} 150v-24"), 3, (46, 70, 60));
    let mut arches = String::new();
    for at in -2..=2 {
        let x = middle + at * (half / 2 + 8);
        let _ = write!(arches, "M{} 400v-60q13 -34 26 0v60z", x - 13);
    }
    canvas.path(&arches, (dome.0, 26, 44));
    canvas.rect((0, 388), (WIDTH, 12), (stone.0, 26, 76));
}

/// Stalls under striped awnings.
pub(super) fn market(canvas: &mut Canvas) {
    let wall = (30 + canvas.below(14), 36, 86);
    canvas.rect((0, 150), (WIDTH, 250), wall);
    let mut windows = String::new();
    for at in 0..6 {
        let x = 50 + at * 100 + canvas.below(16);
        let _ = write!(windows, "M{x} 230v-40q17 -26 34 0v40z");
    }
    canvas.path(&windows, (canvas.hue, 26, 62));
    for at in 0..4 {
        let (x, hue) = (12 + at * 158, canvas.below(360));
        canvas.rect((x + 6, 296), (128, 104), (28, 30, 60));
        let mut stripes = String::new();
        for stripe in 0..4 {
            let _ = write!(stripes, "M{} 256h18v34q-9 12 -18 0z", x + stripe * 36);
        }
        canvas.rect((x, 256), (142, 36), (40, 50, 95));
        canvas.path(&stripes, (hue, 58, 62));
        for fruit in 0..5 {
            let (dx, dy) = (20 + fruit * 24, canvas.below(8));
            let hue = canvas.between(5, 120);
            canvas.circle((x + dx, 338 - dy), 11, (hue, 68, 62));
        }
        canvas.rect((x, 344), (140, 12), (28, 34, 46));
    }
}

/// Dunes, a tent and shrubs.
pub(super) fn desert(canvas: &mut Canvas) {
    let sand = canvas.between(26, 42);
    for (y, tall, lightness) in [(240, 50, 82), (286, 60, 74), (340, 50, 66)] {
        canvas.hills(y, tall, (sand, 58, lightness));
    }
    let (x, y) = (canvas.between(60, 480), canvas.between(310, 350));
    let tent = (canvas.below(40), 40, 90);
    canvas.path(&format!("M{x} {y}l46 -46l46 46z"), tent);
    canvas.path(&format!("M{} {y}l12 -34l12 34z", x + 34), (sand, 40, 40));
    for _ in 0..canvas.between(1, 4) {
        let (x, y) = (canvas.below(600), canvas.between(350, 392));
        canvas.line(&format!("M{x} {y}v-26m0 12h10v-8m-10 14h-9v-9"), 6, (130, 28, 46));
    }
}

/// A river under a bridge, with houses on its bank.
pub(super) fn river(canvas: &mut Canvas) {
    canvas.hills(230, 30, (130, 28, 70));
    let mut x = -canvas.below(20);
    while x < WIDTH {
        let (wide, tall) = (canvas.between(40, 66), canvas.between(46, 110));
        let hue = canvas.below(60);
        canvas.rect((x, 292 - tall), (wide, tall), (hue, 42, 78));
        canvas.path(
            &format!("M{} {}l{} -22l{} 22z", x - 3, 292 - tall, wide / 2 + 3, wide / 2 + 3),
            (12, 40, 56),
        );
        x += wide + canvas.between(0, 14);
    }
    canvas.rect((0, 290), (WIDTH, 110), (canvas.hue, 46, 66));
    let (stone, arches) = ((34, 20, canvas.between(58, 72)), canvas.between(3, 6));
    let wide = WIDTH / arches;
    let mut bridge = "M0 286h640v64".to_owned();
    for _ in 0..arches {
        let _ = write!(bridge, "h-12a{} 46 0 0 0 -{} 0h-12", (wide - 24) / 2, wide - 24);
    }
    canvas.path(&format!("{bridge}H0z"), stone);
    for _ in 0..6 {
        let (x, y) = (canvas.below(600), canvas.between(362, 396));
        canvas.line(&format!("M{x} {y}h{}", canvas.hue / 6), 3, (canvas.hue, 50, 80));
    }
}

/// Lawns, round trees and flowers.
pub(super) fn garden(canvas: &mut Canvas) {
    let lawn = (canvas.between(110, 150), 30, 74);
    canvas.hills(262, 36, lawn);
    for _ in 0..canvas.between(6, 9) {
        let (x, y, radius) = (canvas.below(WIDTH), canvas.between(230, 280), canvas.between(24, 46));
        canvas.rect((x - 4, y), (8, 80), (28, 26, 46));
        let hue = canvas.between(84, 150);
        canvas.circle((x, y), radius, (hue, 34, 54));
    }
    let lawn = (canvas.between(92, 120), 40, 68);
    canvas.hills(322, 22, lawn);
    canvas.path("M280 400q30 -60 20 -90h34q-4 40 46 90z", (42, 46, 86));
    for _ in 0..18 {
        let (x, y, hue) = (canvas.below(WIDTH), canvas.between(336, 396), canvas.between(290, 420));
        canvas.circle((x, y), 6, (hue % 360, 66, 72));
    }
}

/// Roofs of an old town with a tower.
pub(super) fn old_town(canvas: &mut Canvas) {
    canvas.hills(260, 40, (canvas.hue + 10, 20, 80));
    let tower = canvas.between(120, 500);
    let wall = (34 + canvas.below(12), 36, 82);
    let roof = (canvas.below(30), 42, 54);
    canvas.rect((tower - 20, 130), (40, 200), wall);
    canvas.path(&format!("M{} 130l26 -50l26 50z", tower - 26), roof);
    canvas.circle((tower, 164), 9, (46, 50, 94));
    for (base, lightness) in [(330, 80), (400, 86)] {
        let mut x = -canvas.below(50);
        while x < WIDTH {
            let (wide, tall) = (canvas.between(84, 124), canvas.between(70, 110));
            let (y, hue) = (base - tall, canvas.between(18, 52));
            canvas.rect((x, y), (wide, tall), (hue, 44, lightness));
            let roof = canvas.between(6, 22);
            canvas.path(&format!("M{} {y}l14 -28h{}l14 28z", x - 4, wide - 20), (roof, 46, 60));
            let window = x + wide / 2 - 8;
            canvas.rect((window, y + 20), (16, 24), (canvas.hue, 24, 58));
            x += wide + canvas.between(-4, 10);
        }
    }
}
