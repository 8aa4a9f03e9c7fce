//! The language of cards: what it refuses; and that no card and no keyword has a name in a chapter.

use crate::faults::with;

/// What is wrong with an effect of a command card of the captain.
fn of_command(effect: &str) -> String {
    with("character = \"captain\"\n", &format!("character = \"captain\"\neffects = [{effect}]\n"))
}

/// What is wrong with an effect of an upgrade.
fn of_upgrade(effect: &str) -> String {
    with("points = 6\n", &format!("points = 6\neffects = [{effect}]\n"))
}

/// What is wrong with an effect that activates somebody else.
const ACTIVATES: &str =
    "do[0]`: activates one friendly unit with an order, expected `to` that says so";

#[test]
fn an_effect_stands_at_a_moment_that_can_carry_it() {
    let faults = [
        (
            "{ when = \"card-action\", do = [\"attack\"] }",
            "if`: expected who has the card action of a command card",
        ),
        ("{ when = \"ordered\", do = [{ observe = 2 }] }", "do[0]`: cannot happen at this moment"),
        ("{ when = \"revealed\", do = [{ calm = 1 }] }", "do[0]`: cannot happen at this moment"),
        (
            "{ when = \"revealed\", do = [\"retrieve\"] }",
            "do[0]`: brings a card back, expected `what = \"discarded\"`",
        ),
        (
            "{ when = \"enemy-first\", do = [{ goad = 4 }] }",
            "do[0]`: one enemy is activated, expected `to` with `side = \"enemy\"` and \
             `count = \"at-most-one\"`",
        ),
        ("{ when = \"ordered\", do = [\"attack\"] }", "do[0]`: cannot happen at this moment"),
        (
            "{ when = \"activation-ended\", do = [\"free-action\"] }",
            "do[0]`: cannot happen at this moment",
        ),
        (
            "{ when = \"activated\", do = [{ calm = 1 }, \"activate-again\"] }",
            "do[1]`: cannot happen at this moment",
        ),
        (
            "{ when = \"ordered\", once = true, do = [{ calm = 1 }] }",
            "once`: an order is issued outside of activations",
        ),
        ("{ when = \"always\", do = [\"attack\"] }", "do[0]`: cannot happen at this moment"),
        ("{ when = \"rolling\", do = [{ suffer = 1 }] }", "do[0]`: cannot happen at this moment"),
        (
            "{ when = \"attacks\", do = [\"ignore-pierce\"] }",
            "do[0]`: cannot happen at this moment",
        ),
        (
            "{ when = \"activated\", do = [{ add = { red = 1 } }] }",
            "do[0]`: cannot happen at this moment",
        ),
        ("{ when = \"ordered\", do = [{ bombard = 1 }] }", "do[0]`: cannot happen at this moment"),
        (
            "{ when = \"drawn\", do = [\"draw-another\"] }",
            "when`: a command card is not exhausted, expected another moment",
        ),
        (
            "{ when = \"activated\", do = [{ postpone = 1 }] }",
            "do[0]`: cannot happen at this moment",
        ),
        ("{ when = \"activated\", do = [\"take-order\"] }", "do[0]`: cannot happen at this moment"),
        (
            "{ when = \"acting\", do = [\"attack\"] }",
            "cost`: it could be used for ever, expected a cost",
        ),
        (
            "{ when = \"always\", may = true, do = [\"dodge-criticals\"] }",
            "when`: holds all the time, expected a moment",
        ),
        (
            "{ when = \"ordered\", keywords = [\"charge\"] }",
            "keywords`: cannot be had at this moment",
        ),
        ("{ when = \"always\", keywords = [{ inspire = 0 }] }", "keywords[0]`: 0, expected 1 to 9"),
        (
            "{ when = \"activated\", if = [{ units = [\"nobody\"] }], do = [\"attack\"] }",
            "if[0].units[0]`: `nobody` is unknown, expected the id of a unit",
        ),
        ("{ when = \"activation-over\", do = [\"activate\"] }", ACTIVATES),
        (
            "{ when = \"activation-over\", to = { side = \"friendly\", range = 1, count = \"one\" }, \
             do = [\"activate\"] }",
            ACTIVATES,
        ),
        (
            "{ when = \"activation-over\", to = { side = \"enemy\", ordered = true, range = 1, \
             count = \"one\" }, do = [\"activate\"] }",
            ACTIVATES,
        ),
        (
            "{ when = \"activation-over\", to = { side = \"friendly\", ordered = true, range = 1, \
             count = \"any\" }, do = [\"activate\"] }",
            ACTIVATES,
        ),
    ];
    for (effect, fault) in faults {
        assert_eq!(of_command(effect), format!("`command[1].effects[0].{fault}"));
    }
}

#[test]
fn an_effect_says_who_pays_and_who_is_meant() {
    let faults = [
        (
            "{ when = \"activated\", if = [\"character\"], do = [\"attack\"] }",
            "if[0]`: this card has no character",
        ),
        (
            "{ when = \"activated\", if = [{ not = \"character\" }], do = [\"attack\"] }",
            "if[0].not`: this card has no character",
        ),
        (
            "{ when = \"activated\", cost = [\"attack\"], do = [\"attack\"] }",
            "cost[0]`: no cost, expected `suffer` or `gain`",
        ),
        ("{ when = \"activated\", do = [] }", "do`: 0 entries, expected 1 to 8"),
        ("{ when = \"activated\", do = [{ gain = { dodge = 0 } }] }", "do[0]`: 0, expected 1 to 9"),
        (
            "{ when = \"activated\", do = [{ push = 1 }] }",
            "do[0]`: moves one unit, expected `to` with `count = \"one\"`",
        ),
        (
            "{ when = \"activated\", to = { side = \"enemy\", range = 6, count = \"one\" }, \
             do = [{ push = 1 }] }",
            "to.range`: 6, expected 1 to 5",
        ),
        (
            "{ when = \"activated\", to = { side = \"enemy\", range = 1, count = \"one\" }, \
             do = [\"attack\"] }",
            "do[0]`: is done by the unit itself, expected no `to`",
        ),
        (
            "{ when = \"card-action\", to = { side = \"enemy\", what = \"miniature\", range = 1, \
             count = \"one\" }, do = [{ calm = 1 }] }",
            "do[0]`: happens to a unit, expected `what = \"unit\"`",
        ),
    ];
    for (effect, fault) in faults {
        assert_eq!(of_upgrade(effect), format!("`upgrade[0].effects[0].{fault}"));
    }
}

#[test]
fn an_unknown_word_of_a_card_is_named() {
    for effect in [
        "{ when = \"dinner\", do = [\"attack\"] }",
        "{ when = \"activated\", do = [\"dinner\"] }",
        "{ when = \"activated\", if = [\"dinner\"], do = [\"attack\"] }",
        "{ when = \"activated\", do = [{ gain = { dinner = 1 } }] }",
    ] {
        let fault = of_command(effect);
        assert!(fault.contains("command[1].effects[0]") && fault.contains("dinner"), "{fault}");
    }
}
