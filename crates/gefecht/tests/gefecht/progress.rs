//! How far long work has come.

use std::time::{Duration, Instant};

use gefecht::progress::Progress;

#[test]
fn a_line_now_and_then_says_how_far_it_has_come_where_there_is_no_terminal() {
    let progress = Progress::shown(100, "games", false);
    (0..20).for_each(|_| progress.tick());
    let now = Instant::now();
    let after = |seconds| progress.due(now + Duration::from_secs(seconds));
    assert_eq!(after(20), None);
    assert_eq!(after(40).as_deref(), Some("20/100 games, 0.5 per second, 3 minutes left"));
    assert_eq!(after(50), None);
    assert!(after(71).is_some());
    let bar = Progress::shown(100, "games", true);
    assert_eq!(bar.due(now + Duration::from_secs(40)), None);
}
