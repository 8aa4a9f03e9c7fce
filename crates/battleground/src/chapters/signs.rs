//! Signs: markers on the battlefield that affect characters near them.

use kernel::{Flow, Rule};

use crate::Play;
use crate::event::Event;
use crate::field::Place;
use crate::language::PlaceSign;
use crate::question::{Choice, Prompt};
use crate::state::{PlacedSign, State};
use crate::table::FigureId;

/// Places a sign on an empty hex (BG-SIGN-03) within reach and line of sight (BG-SIGN-04); in an
/// interrupt next to the interrupted character (BG-INT-11). Each type once per squad (BG-SIGN-08).
pub fn place(p: &mut Play, bearer: FigureId, what: &PlaceSign) -> Flow<()> {
    let seat = p.seat(bearer);
    let spots: Vec<Place> = places(p, bearer, what.reach).collect();
    let number = p.table.signs.iter().position(|sign| sign.id == what.sign);
    let (Some(number), false) = (number, spots.is_empty()) else { return Ok(()) };
    let list = |_: &State| spots.iter().map(|&spot| Choice::Place(spot)).collect();
    let Choice::Place(spot) = p.choose(seat, Prompt::Sign(bearer), list)? else { return Ok(()) };
    let sign = number as u8;
    p.signs.retain(|placed| placed.sign != sign || placed.seat != seat);
    if p.signs.try_push(PlacedSign { sign, place: spot, seat }).is_ok() {
        let name = p.table.signs[number].name.en.clone();
        p.tell(&[Rule("BG-SIGN-03"), Rule("BG-SIGN-08")], |_| Event::Sign {
            seat,
            sign: name,
            place: Some(spot),
        });
    }
    Ok(())
}

/// Where a sign may be placed.
pub fn places(state: &State, bearer: FigureId, reach: u8) -> impl Iterator<Item = Place> {
    let against = state.interrupt_of_squad(bearer).map(|interrupt| interrupt.against);
    let own = state.places(bearer);
    state
        .figure(bearer)
        .place
        .hex()
        .around(most_steps(reach, own.len()))
        .filter(move |hex| own.iter().any(|part| part.hex().within(reach, *hex)))
        .flat_map(|hex| [Place::ground(hex), Place::platform(hex)])
        .filter(move |&place| {
            against.is_none_or(|other| state.is_up(other) && state.adjacent_to(place, other))
        })
        .filter(move |&place| is_empty(state, place) && state.sees_place(bearer, place))
}

/// No hex within reach of a base of so many hexes is more steps away: a column is 0.87 inches wide, and
/// the corners of two hexes are 1.15 inches nearer to each other than their centres.
fn most_steps(reach: u8, base: usize) -> i32 {
    i32::from(reach) + i32::from(reach) / 4 + 1 + base as i32
}

/// An empty place: no character, terrain piece or other marker on it (BG-SIGN-03).
#[must_use]
pub fn is_empty(state: &State, place: Place) -> bool {
    state.table.field.is_clear(place)
        && state.occupant(place).is_none()
        && !state.signs.iter().any(|sign| sign.place == place)
        && (place.is_high() || !state.open_objectives().any(|hex| hex == place.hex()))
}
