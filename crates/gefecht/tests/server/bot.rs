//! The example bot plays a game.

use std::process::Stdio;

use tokio::process::Command;
use tokio::time::timeout;

use crate::client::{House, PATIENCE};

#[tokio::test]
async fn the_bot_of_the_examples_plays_a_game_to_its_end() {
    let house = House::new().await;
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let play = Command::new("python3")
        .arg(bot)
        .env("GEFECHT", format!("http://{}", house.address))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .output();
    let output = timeout(PATIENCE, play).await.unwrap().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said} {}", String::from_utf8_lossy(&output.stderr));
    assert!(said.contains("over after"), "{said}");
}
