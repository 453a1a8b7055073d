//! Keeps passports that a submitted list of names omits, because its user may not see them.

use super::name::GroupName;
use crate::air::traveller::spoken_name;

/// Omitted passports are kept, since a user who may not see them sends none back. A name keeps the passport of the same person,
/// else that of the person it corrects. Each passport goes to one name. One kept by a correction is marked for checking. Others need a
/// new passport.
pub fn keep_passports(names: &mut [GroupName], known: &[GroupName]) {
    let is_free = |known: &&GroupName| {
        let mut given = names.iter().filter(|name| name.passport.is_some());
        known.passport.is_some() && !given.any(|name| name.passport == known.passport || is_same(name, known))
    };
    let mut free: Vec<&GroupName> = known.iter().filter(is_free).collect();
    take(names, &mut free, false, is_same);
    take(names, &mut free, true, |name, known| {
        name.line == known.line && is_correction(name, known)
    });
    // On another line the match of name and person must be unique in both directions.
    let open: Vec<GroupName> = names.iter().filter(|name| name.passport.is_none()).cloned().collect();
    let left = free.clone();
    take(names, &mut free, true, |name, known| {
        let people = left.iter().filter(|one| has_other_surname(name, one)).count();
        let spellings = open.iter().filter(|one| has_other_surname(one, known)).count();
        has_other_surname(name, known) && people == 1 && spellings == 1
    });
}

/// Assigns free passports to matching names, one each.
fn take(
    names: &mut [GroupName],
    free: &mut Vec<&GroupName>,
    is_corrected: bool,
    fits: impl Fn(&GroupName, &GroupName) -> bool,
) {
    for name in names.iter_mut().filter(|name| name.passport.is_none()) {
        if let Some(at) = free.iter().position(|known| fits(name, known)) {
            let known = free.remove(at);
            name.passport.clone_from(&known.passport);
            name.keeps_passport = is_corrected || known.keeps_passport;
        }
    }
}

fn is_same(name: &GroupName, known: &GroupName) -> bool {
    name.nationality == known.nationality && name.is_same_person(known)
}

/// Exactly one of given name, surname and date of birth differs, or given name and surname are swapped.
fn is_correction(name: &GroupName, known: &GroupName) -> bool {
    let is_born = name.birth_on == known.birth_on;
    let has_given = is_spoken(&name.given_name, &known.given_name);
    let has_surname = is_spoken(&name.surname, &known.surname);
    let is_exchanged = is_spoken(&name.given_name, &known.surname) && is_spoken(&name.surname, &known.given_name);
    let same = [is_born, has_given, has_surname].into_iter().filter(|same| *same);
    name.nationality == known.nationality && (same.count() > 1 || (is_born && is_exchanged))
}

/// A namesake has another date of birth, a twin another given name: neither counts as a correction when lines have moved.
fn has_other_surname(name: &GroupName, known: &GroupName) -> bool {
    name.nationality == known.nationality
        && name.birth_on == known.birth_on
        && is_spoken(&name.given_name, &known.given_name)
}

fn is_spoken(one: &str, other: &str) -> bool {
    spoken_name(one, "") == spoken_name(other, "")
}

#[cfg(test)]
mod tests {
    use super::keep_passports;
    use crate::air::traveller::Title;
    use crate::codes::CountryCode;
    use crate::lot::fixtures::{day, name};
    use crate::lot::group::name::{GroupName, name_warnings};

    fn given(line: u32, given_name: &str, number: &str) -> GroupName {
        GroupName {
            given_name: given_name.to_owned(),
            ..name(line, "Uddin", number)
        }
    }

    /// The names with the passports they keep when none are sent.
    fn keeping(names: &[GroupName], known: &[GroupName]) -> Vec<GroupName> {
        let mut names: Vec<GroupName> = names.to_vec();
        for name in &mut names {
            name.passport = None;
        }
        keep_passports(&mut names, known);
        names
    }

    /// The numbers of the passports that names without one keep.
    fn kept(names: &[GroupName], known: &[GroupName]) -> Vec<Option<String>> {
        let number = |name: GroupName| name.passport.map(|passport| passport.number);
        keeping(names, known).into_iter().map(number).collect()
    }

    fn some(numbers: &[&str]) -> Vec<Option<String>> {
        numbers.iter().map(|number| Some((*number).to_owned())).collect()
    }

    #[test]
    fn a_corrected_name_keeps_its_passport_and_another_person_has_none() {
        let known = [name(1, "Uddin", "AB12345")];
        let [one] = known.clone();
        let corrected = [
            GroupName {
                surname: "Udin".to_owned(),
                ..one.clone()
            },
            GroupName {
                given_name: "Kareem".to_owned(),
                ..one.clone()
            },
            GroupName {
                birth_on: day("1980-12-03"),
                ..one.clone()
            },
            GroupName {
                given_name: "Uddin".to_owned(),
                surname: "Karim".to_owned(),
                ..one.clone()
            },
            GroupName {
                title: Title::Mrs,
                ..one.clone()
            },
        ];
        for name in corrected {
            assert_eq!(
                kept(std::slice::from_ref(&name), &known),
                some(&["AB12345"]),
                "{}",
                name.name()
            );
        }
        let stranger = GroupName {
            given_name: "Rahim".to_owned(),
            surname: "Ali".to_owned(),
            ..one
        };
        assert_eq!(kept(&[stranger], &known), [None], "born on the same day");
    }

    #[test]
    fn a_passport_stays_with_its_person_when_lines_move() {
        let mut known = [
            name(1, "Uddin", "AB1"),
            name(2, "Rahman", "AB2"),
            name(3, "Hasan", "AB3"),
        ];
        known[1].birth_on = day("1981-01-01");
        known[2].birth_on = day("1982-01-01");
        // The first one left, the second is corrected, the third has moved up.
        let mut list = [known[1].clone(), known[2].clone()];
        (list[0].line, list[1].line) = (1, 2);
        list[0].surname = "Rahmaan".to_owned();
        list[0].given_name = "Karim".to_owned();
        assert_eq!(kept(&list, &known), some(&["AB2", "AB3"]));
        // Two of one family match, so a moved line keeps neither; on its original line it keeps that line's.
        let family = [name(1, "Uddin", "AB1"), name(2, "Uddyn", "AB2")];
        assert_eq!(kept(&[name(3, "Udden", "")], &family), [None]);
        assert_eq!(kept(&[name(2, "Udden", "")], &family), some(&["AB2"]));
    }

    #[test]
    fn a_namesake_or_a_twin_who_joins_takes_no_passport() {
        let known = [name(1, "Uddin", "AB1")];
        let namesake = GroupName {
            birth_on: day("1999-01-01"),
            ..name(2, "Uddin", "")
        };
        assert_eq!(kept(&[namesake], &known), [None]);
        assert_eq!(kept(&[given(2, "Rahim", "")], &known), [None]);
        let foreign = GroupName {
            nationality: CountryCode::parse("PK").unwrap(),
            ..name(1, "Uddin", "")
        };
        assert_eq!(kept(std::slice::from_ref(&foreign), &known), [None]);
    }

    #[test]
    fn a_passport_goes_to_one_name() {
        let known = [name(1, "Uddin", "AB1")];
        let two = [name(2, "Udden", ""), name(3, "Uddan", "")];
        assert_eq!(kept(&two, &known), [None, None], "both match, so neither is kept");
        let two = [name(1, "Udden", ""), name(2, "Uddan", "")];
        assert_eq!(kept(&two, &known), [Some("AB1".to_owned()), None]);
        let twice = [name(1, "Uddin", ""), name(2, "Uddin", "")];
        assert_eq!(kept(&twice, &known), [Some("AB1".to_owned()), None]);
        // The passport was typed for another name.
        let mut typed = [name(1, "Udden", ""), name(2, "Rahman", "AB1")];
        typed[0].passport = None;
        keep_passports(&mut typed, &known);
        assert_eq!(typed[0].passport, None);
    }

    #[test]
    fn a_passport_that_a_correction_keeps_is_warned_of_until_it_is_given() {
        let warned = |names: &[GroupName]| -> Vec<(u32, &str)> {
            let found = name_warnings(names, &[]).into_iter();
            found.map(|one| (one.line, one.code)).collect()
        };
        let known = [given(1, "Karim", "AB1"), given(2, "Rahim", "AB2")];
        let corrected = keeping(&[given(1, "Karim", ""), given(2, "Raheem", "")], &known);
        assert_eq!(warned(&corrected), [(2, "passport.kept")]);
        let again = keeping(&corrected, &corrected);
        assert_eq!(again, corrected, "repeating the names changes nothing");
        let mut seen = [corrected[0].clone(), given(2, "Raheem", "AB2")];
        keep_passports(&mut seen, &corrected);
        assert_eq!(warned(&seen), []);
    }
}
