//! Faults in packs name file, line, field and what was expected.

use battleground::library::Library;
use content::{Fault, Pack};

fn fault(text: &str) -> Fault {
    let pack = Pack::from_texts("test", &[("pack.toml", text)]);
    Library::from_packs(&[pack]).expect_err("the pack is refused")
}

const SIGN: &str = "[[sign]]\nid = \"pool\"\nname = \"Pool\"\nreach = 3\naffects = \"enemies\"\n";

#[test]
fn an_unknown_field_is_named_with_its_line() {
    let found = fault(&format!("{SIGN}colour = \"blue\"\nsource = \"house\"\n"));
    assert_eq!((found.line(), found.field()), (Some(6), "sign[0].colour"));
    assert!(found.message().contains("expected one of"), "{found}");
}

#[test]
fn a_wrong_word_lists_the_right_ones() {
    let found = fault(&SIGN.replace("enemies", "foes"));
    assert_eq!(found.line(), Some(5));
    assert!(found.message().contains("`enemies`, `own`, `everyone`"), "{found}");
}

#[test]
fn an_id_may_not_be_used_twice() {
    let sign = format!("{SIGN}source = \"house\"\n");
    assert_eq!(fault(&format!("{sign}{sign}")).field(), "sign[1].id");
}

#[test]
fn numbers_beyond_the_limits_are_refused() {
    let far = format!("{SIGN}source = \"house\"\n").replace("reach = 3", "reach = 99");
    let found = fault(&far);
    assert_eq!((found.line(), found.field()), (Some(4), "sign[0].reach"));
}

#[test]
fn references_must_exist() {
    let skill = "[[fate]]\nid = \"f\"\nname = \"F\"\ninitiative = 1\nap = 1\nmana = 0\nbonus-mana = 1\n\
                 ability = [{ do = [{ marker = \"nobody\" }] }]\nsource = \"house\"\n";
    let found = fault(skill);
    assert_eq!(found.line(), Some(8));
    assert!(found.message().contains("`nobody` is unknown"), "{found}");
}

#[test]
fn two_pieces_may_not_share_a_hex() {
    let map = "[[map]]\nid = \"m\"\nname = \"M\"\nobjectives = []\nzones = [{}, {}]\nsource = \"house\"\n\
               [[map.piece]]\nhigh = [\"A1\"]\n[[map.piece]]\nlow = [\"A1\"]\n";
    assert!(fault(map).message().contains("two pieces lie on A1"));
}

#[test]
fn a_value_may_not_change_in_some_tests_only() {
    let text = "[[marker]]\nid = \"m\"\nname = \"M\"\nkind = \"buff\"\nsource = \"house\"\n\
                modifiers = [{ change = { speed = 1 }, tests = \"attack\" }]\n";
    assert_eq!(fault(text).field(), "marker[0].modifiers[0]");
}
