//! Keywords of building an army and of who leads a unit: Entourage, Heavy Weapon Team, Leader.

use kernel::{Refusal, Rule};

use super::{Keyword, MiniKeyword};
use crate::Play;
use crate::pack::{Rank, Slot, Unit, Upgrade};
use crate::table::{MiniId, Sheet, UnitId};

/// Whether the miniature that an upgrade adds leads its unit: by its own keyword (LG-KEY-109), or
/// because it carries the heavy weapon of such a team (LG-KEY-333).
#[must_use]
pub fn leads(unit: &Unit, upgrade: &Upgrade) -> bool {
    upgrade.mini_keywords.contains(&MiniKeyword::Leader) || is_heavy(unit, upgrade)
}

fn is_heavy(unit: &Unit, upgrade: &Upgrade) -> bool {
    unit.keywords.contains(&Keyword::HeavyWeaponTeam) && upgrade.slot == Slot::HeavyWeapon
}

/// A heavy weapon team has a heavy weapon (LG-KEY-332).
///
/// # Errors
/// The rule that the unit breaks.
pub fn may_muster(unit: &Unit, upgrades: &[&Upgrade]) -> Result<(), Refusal> {
    let team = unit.keywords.contains(&Keyword::HeavyWeaponTeam);
    if team && !upgrades.iter().any(|upgrade| upgrade.slot == Slot::HeavyWeapon) {
        return Err(Refusal::from(Rule("LG-KEY-332")).with("unit", &unit.name.en));
    }
    Ok(())
}

/// Who leads a unit after its leader fell and another was chosen: one that leads by a keyword takes
/// the place of the chosen miniature, and its weapon is not lost (LG-DEFEAT-04, LG-KEY-334).
pub fn succeed(play: &mut Play<'_>, unit: UnitId, fallen: MiniId, chosen: MiniId) -> MiniId {
    let sheet = play.sheet(unit);
    let added = sheet.minis.get(usize::from(fallen.0.saturating_sub(sheet.first.0)));
    let card = added.copied().flatten().and_then(|card| sheet.upgrades.get(usize::from(card)));
    if !card.is_some_and(|card| leads(&sheet.unit, card)) {
        return chosen;
    }
    play.minis.swap(fallen.index(), chosen.index());
    let (place, none) = (play.stand(chosen), play.stand(fallen));
    play.put(fallen, place);
    play.put(chosen, none);
    fallen
}

/// How many units of a rank an army may have beyond its maximum: one of the name for each unit that
/// has it as its entourage (LG-KEY-215).
#[must_use]
pub fn entourage(sheets: &[Sheet], rank: Rank) -> usize {
    let named = |id: &str| {
        let names = |own: &Keyword| matches!(own, Keyword::Entourage(name) if **name == *id);
        sheets.iter().filter(|sheet| sheet.keywords().any(names)).count()
    };
    let mut ids: Vec<&str> = Vec::new();
    let of_rank = sheets.iter().filter(|sheet| sheet.unit.rank == rank);
    for sheet in of_rank.clone() {
        if !ids.contains(&sheet.unit.id.as_str()) {
            ids.push(&sheet.unit.id);
        }
    }
    let count = |id: &&str| of_rank.clone().filter(|sheet| sheet.unit.id == *id).count();
    ids.iter().map(|id| named(id).min(count(id))).sum()
}
