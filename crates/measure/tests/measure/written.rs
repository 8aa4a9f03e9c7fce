//! Lengths as they are written.

use measure::{Millimetres, coordinates, hundredths};

#[test]
fn millimetres_have_at_most_two_decimals() {
    let read = |text: &str| text.parse::<Millimetres>().ok().map(|length| length.0);
    let right = [("0", 0), ("12", 1200), ("-3.5", -350), (" 7.05 ", 705), ("1.", 100)];
    for (text, length) in right {
        assert_eq!(read(text), Some(length), "{text}");
    }
    let wrong =
        ["", "-", ".5", "1.234", "1.-2", "--1", "1e3", "1,5", "99999999999999999999", "10500"];
    for text in wrong {
        assert_eq!(read(text), None, "{text}");
    }
    assert_eq!(coordinates("1.5,-2"), Ok(vec![150, -200]));
    assert!(coordinates("1.5,").is_err());
}

#[test]
fn hundredths_are_written_with_as_many_decimals_as_they_need() {
    let written = [(0, "0"), (1200, "12"), (-350, "-3.5"), (705, "7.05"), (-5, "-0.05")];
    for (length, text) in written {
        assert_eq!(hundredths(length), text);
    }
}

#[test]
fn numbers_of_packs_are_read_as_they_are_written() {
    let read = |text: &str| serde_json::from_str::<Millimetres>(text).ok().map(|length| length.0);
    assert_eq!([read("12"), read("-0.07"), read("76.2")], [Some(1200), Some(-7), Some(7620)]);
    assert_eq!([read("10000"), read("10000.01"), read("1.234")], [Some(1_000_000), None, None]);
}
