//! Places for those who follow a leader, looked for on a player's behalf (LG-COH-202).

use measure::{Direction, Length, Point, gap};

use super::following::Following;
use super::{STEP, contacts, followers};
use crate::question::Placing;
use crate::table::{CONTACT, MiniId, Stand};
use crate::{melee, movement, placing};

impl Following<'_> {
    /// Places for the followers, found in a fixed order: near to where they stood first, then in rings
    /// around the leader; if that leaves somebody out, wherever all find room. One that fits nowhere is
    /// put as near to the leader as possible. And whether all of them are legal places.
    pub(super) fn arranged(&self) -> (Vec<Stand>, bool) {
        let followers = followers(self.state, self.unit);
        let kept: Vec<Option<Stand>> = followers.iter().map(|&mini| self.stays(mini)).collect();
        let single = self.one_by_one(&followers, &kept);
        let all: Vec<Stand> = single.iter().flatten().copied().collect();
        if all.len() == followers.len() && self.stay_near(&all).is_ok() {
            return (all, true);
        }
        if let Some(stands) = self.together(&followers, &kept, &all) {
            return (stands, true);
        }
        let mut stands: Vec<Stand> = Vec::new();
        for (number, found) in single.iter().enumerate() {
            let later = single[number..].iter().flatten();
            let taken: Vec<Stand> = stands.iter().chain(later).copied().collect();
            stands.push(found.unwrap_or_else(|| self.fallback(&taken)));
        }
        (stands, false)
    }

    /// A place for each follower after the other, as far as there are any.
    fn one_by_one(&self, followers: &[MiniId], kept: &[Option<Stand>]) -> Vec<Option<Stand>> {
        let mut stands: Vec<Option<Stand>> = Vec::new();
        for (&mini, stays) in followers.iter().zip(kept) {
            if stays.is_some() {
                stands.push(*stays);
                continue;
            }
            let legal = |stand: &Stand| {
                let placed = stands.iter().flatten().chain([&self.leader]);
                // What is seen at once comes first: most places that are tried are no places.
                let fits = || {
                    placing::is_free(self.state, self.unit, *stand)
                        && self.may_stand(*stand).is_ok()
                        && self.keeps_off(mini, *stand).is_ok()
                };
                self.apart(*stand, placed.chain(kept.iter().flatten())).is_ok()
                    && (self.rests(mini, *stand) || fits())
            };
            stands.push(self.candidates(self.state.stand(mini)).find(legal));
        }
        stands
    }

    /// Places for all followers at once, though one after the other would be in each other's way: with
    /// as many of the contacts in melee that were found as leave room, after a climb with those who find
    /// a place on the level that the leader came from.
    fn together(
        &self,
        followers: &[MiniId],
        kept: &[Option<Stand>],
        found: &[Stand],
    ) -> Option<Vec<Stand>> {
        let stay: Vec<Stand> = kept.iter().flatten().copied().collect();
        let free: Vec<MiniId> = followers
            .iter()
            .zip(kept)
            .filter(|(_, stay)| stay.is_none())
            .map(|(&m, _)| m)
            .collect();
        let with = |first: &[Stand]| {
            let taken: Vec<Stand> = stay.iter().chain(first).copied().collect();
            let rest = self.room(&free[first.len()..], &taken, &|_| true)?;
            let mut places = first.iter().copied().chain(rest);
            kept.iter().map(|stay| stay.or_else(|| places.next())).collect::<Option<Vec<Stand>>>()
        };
        if let Placing::Climb { from } = self.after {
            return with(&self.behind(from, free.len()));
        }
        let any = with(&[])?;
        let foe = self.begun();
        let touch = |s: &&Stand| contacts(self.state, self.unit, foe, &[**s]) > 0;
        let foes: Vec<Stand> =
            found.iter().filter(|s| !stay.contains(s)).filter(touch).copied().collect();
        let most = (1..=foes.len()).rev().find_map(|count| with(&foes[..count]));
        Some(most.unwrap_or(any))
    }

    /// Places for those who stay on the level that a leader came from, the nearest first (LG-COH-216).
    pub(super) fn behind(&self, from: Stand, most: usize) -> Vec<Stand> {
        let mut found: Vec<Stand> = Vec::new();
        let places = self.left_behind(from);
        while found.len() < most {
            let place = places.iter().find(|stand| {
                self.may_stand(**stand).is_ok() && self.apart(**stand, found.iter()).is_ok()
            });
            let Some(&place) = place else { break };
            found.push(place);
        }
        found
    }

    /// Places at the foot or at the edge of the terrain that a leader climbed, the nearest to where it
    /// stood first.
    fn left_behind(&self, from: Stand) -> Vec<Stand> {
        let (state, unit, leader) = (self.state, self.unit, self.leader);
        let radius = state.table.radius(unit);
        let reach = 2 * radius + state.table.measures.tools[0];
        let most = reach / STEP;
        let base = state.table.base(unit, leader.point());
        let high = from.level.max(leader.level);
        let pieces = state.table.terrain.pieces.iter().filter(|piece| {
            piece.kind.is_solid()
                && piece.top >= high
                && gap::within(base, &piece.footprint, reach + CONTACT)
        });
        let mut points = vec![from.point()];
        for (a, b) in pieces.flat_map(|piece| piece.footprint.edges()) {
            let along = Direction::nearest(b - a);
            let foot = placing::nearest_on((a, b), from.point());
            for side in [along.quarters(1), along.quarters(3)] {
                for off in [radius, radius + 3] {
                    let Some(start) = foot.moved(side.step(off)) else { continue };
                    let steps = (-most..=most).filter_map(|n| start.moved(along.step(n * STEP)));
                    points.extend(steps);
                }
            }
        }
        points.sort_by_key(|point| point.distance_squared(from.point()));
        points.into_iter().map(|point| from.at(point)).collect()
    }

    /// Where a follower could come: in a melee at the enemies first, else where it stood, then around.
    fn candidates(&self, old: Option<Stand>) -> impl Iterator<Item = Stand> + '_ {
        let (state, unit, leader) = (self.state, self.unit, self.leader);
        let foes: Vec<Point> = match self.after {
            Placing::Melee(foe) => melee::contact_points(state, unit, foe),
            // The leader may have climbed into contact.
            Placing::Climb { .. } => {
                let foes = movement::touched_enemies(state, unit, leader).into_iter();
                foes.flat_map(|foe| melee::contact_points(state, unit, foe)).collect()
            }
            Placing::CloseUp(foe) => {
                let others = melee::with(state, unit).into_iter().filter(|other| *other != foe);
                let all = [foe].into_iter().chain(others);
                all.flat_map(|foe| melee::contact_points(state, unit, foe)).collect()
            }
            _ => Vec::new(),
        };
        let behind = move || match self.after {
            Placing::Climb { from } => self.left_behind(from),
            _ => Vec::new(),
        };
        let radius = state.table.radius(unit);
        let most = 2 * radius + state.table.measures.tools[0];
        let radii = (0..10).map(move |ring| 2 * radius + 20 + (most - 2 * radius - 20) * ring / 9);
        let rings = placing::rings(leader.point(), leader.facing, radii, 24);
        let here = move |point: Point| leader.at(point);
        let stays = match self.leader_stays() {
            true => old,
            false => old.filter(|old| old.level == leader.level).map(|old| here(old.point())),
        };
        let behind = std::iter::once_with(behind).flatten();
        foes.into_iter().map(here).chain(stays).chain(rings.map(here)).chain(behind)
    }

    /// As near to the leader as there is room on any level, if no place is legal.
    fn fallback(&self, taken: &[Stand]) -> Stand {
        let (state, unit, leader) = (self.state, self.unit, self.leader);
        let radius = state.table.radius(unit);
        let radii = (0..200).map(|ring: Length| 2 * radius + 20 + 1000 * ring);
        let points = placing::rings(leader.point(), leader.facing, radii, 24);
        let free = |stand: &Stand| {
            placing::may_stand(state, unit, *stand).is_ok()
                && self.apart(*stand, taken.iter().chain([&leader])).is_ok()
                && movement::touched_enemies(state, unit, *stand).is_empty()
        };
        let mut stands = points.filter_map(|point| {
            let level = state.table.terrain.level(state.table.base(unit, point))?;
            Some(Stand { level, ..leader.at(point) })
        });
        stands.find(free).unwrap_or(leader)
    }
}
