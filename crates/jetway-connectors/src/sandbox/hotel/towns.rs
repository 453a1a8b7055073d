//! The houses of every city, and how many a city has.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::super::dice::Dice;
use super::draw::Draw;
use super::house::House;
use super::town::Town;

/// A house in so many has a neighbour of the same owner.
const NEIGHBOUR_BP: u32 = 400;
/// Cities with another number of houses than their rank gives.
const SIZES: [(&str, usize); 8] = [
    ("ist", 2_000),
    ("makkah", 620),
    ("med", 380),
    ("dxb", 420),
    ("dac", 130),
    ("cxb", 90),
    ("jed", 110),
    ("auh", 90),
];

/// The hotels of every city searched so far.
pub(in crate::sandbox) struct Towns {
    dice: Dice,
    built: Mutex<HashMap<usize, Arc<[House]>>>,
}

impl Towns {
    pub(in crate::sandbox) fn new(dice: Dice) -> Self {
        Self {
            dice,
            built: Mutex::default(),
        }
    }

    /// The houses of a city, by its index; the same list at every call.
    pub(super) fn houses(&self, city: usize) -> Arc<[House]> {
        if let Some(houses) = self.built().get(&city) {
            return Arc::clone(houses);
        }
        // Two callers may build the same list; one of them is kept.
        let houses = self.build(city);
        Arc::clone(self.built().entry(city).or_insert(houses))
    }

    fn built(&self) -> std::sync::MutexGuard<'_, HashMap<usize, Arc<[House]>>> {
        self.built.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn build(&self, at: usize) -> Arc<[House]> {
        let Some(town) = Town::of(&self.dice, at) else {
            return Arc::default();
        };
        let count = size(at, &town.city.id);
        let mut houses: Vec<House> = Vec::with_capacity(count);
        while houses.len() < count {
            let number = houses.len();
            let seed = self.dice.roll(format_args!("house|{}|{number}", town.city.id));
            let draw = &mut Draw::new(!seed);
            match houses.last() {
                Some(last) if draw.happens(NEIGHBOUR_BP) => houses.push(last.next_door(number, seed, town.dial)),
                _ => houses.push(House::new(&town, number, seed)),
            }
        }
        houses.into()
    }
}

/// Names and stars of the houses of a city, by its index.
pub(in crate::sandbox) fn names_of(towns: &Towns, city: usize) -> Vec<(String, u8)> {
    let houses = towns.houses(city);
    houses.iter().map(|house| (house.name.clone(), house.stars)).collect()
}

/// Houses of a city by its place in the list of cities, some 12,000 altogether.
pub(super) fn size(at: usize, id: &str) -> usize {
    let special = SIZES.iter().find(|(city, _)| *city == id);
    special.map_or_else(|| (1_700 / (at + 8)).max(8), |(_, size)| *size)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::{Towns, size};
    use crate::reference::Cities;
    use crate::sandbox::dice::Dice;

    #[test]
    fn some_12_000_houses_the_same_for_each_seed_and_never_built_unasked() {
        let cities = Cities::embedded();
        let all: usize = cities
            .all()
            .iter()
            .enumerate()
            .map(|(at, city)| size(at, &city.id))
            .sum();
        assert!((11_000..13_500).contains(&all), "{all}");
        let dubai = cities.find("dxb").expect("a city");
        let (one, again, other) = (
            Towns::new(Dice::new(1)),
            Towns::new(Dice::new(1)),
            Towns::new(Dice::new(2)),
        );
        assert!(one.built().is_empty());
        assert_eq!(one.houses(dubai), again.houses(dubai));
        assert_ne!(one.houses(dubai), other.houses(dubai));
        assert_eq!(one.built().len(), 1);
    }

    #[test]
    fn houses_are_plausible() {
        let cities = Cities::embedded();
        let towns = Towns::new(Dice::new(42));
        for id in ["makkah", "med", "dxb", "dac"] {
            let city = cities.find(id).expect("a city");
            let houses = towns.houses(city);
            assert_eq!(houses.len(), size(city, id));
            let near = houses
                .iter()
                .map(|house| house.position.km_to(cities.all()[city].center));
            assert!(near.clone().all(|km| km < 45.0), "{id}");
            assert!(near.filter(|km| *km < 1.0).count() > 5, "{id}");
            let stars: HashSet<u8> = houses.iter().map(|house| house.stars).collect();
            assert_eq!(stars, HashSet::from([1, 2, 3, 4, 5]), "{id}");
            let mean = |stars: u8| {
                let levels: Vec<i64> = houses
                    .iter()
                    .filter(|house| house.stars == stars)
                    .map(|house| house.level)
                    .collect();
                levels.iter().sum::<i64>() / i64::try_from(levels.len()).expect("few")
            };
            assert!(
                (1..5).all(|stars| mean(stars) < mean(stars + 1)),
                "more stars cost more in {id}"
            );
            let phones: HashSet<&str> = houses.iter().map(|house| house.phone.as_str()).collect();
            assert!(phones.len() * 100 > houses.len() * 99, "telephones differ");
            assert!(
                houses
                    .iter()
                    .all(|house| !house.name.contains("  ") && house.name.len() > 6)
            );
        }
    }
}
