//! The types of the browser client are those of the server.

#![expect(clippy::unwrap_used, reason = "a test may stop")]

use std::path::Path;

use battleground::{
    aids, event, field, hex, language, lobby, odds, pack, probe, question, setup, sheets,
};
use battleground::{state, table, view};
use server::protocol;
use ts_rs::{Config, TS};

const NOTE: &str =
    "// Generated from the Rust types by the test `types`; `make types` writes it.\n\n";

macro_rules! declarations {
    ($($type:ty),* $(,)?) => {{
        let config = Config::new();
        let mut all = vec![$(format!("export {}\n", <$type as TS>::decl(&config))),*];
        all.sort();
        all.join("\n")
    }};
}

fn protocol_types() -> String {
    let declarations = declarations![
        content::Figure,
        content::Names,
        kernel::Fact,
        kernel::Refusal,
        kernel::Rule,
        kernel::Seat,
        lessons::Coaching,
        lessons::Remark,
        protocol::Analysed,
        protocol::Asked,
        protocol::Because,
        protocol::BookChapter,
        protocol::BookSection,
        protocol::Challenge,
        protocol::Clock,
        protocol::Counted,
        protocol::Deciding,
        protocol::DeedKind,
        protocol::Ending,
        protocol::ExerciseInfo,
        protocol::Failure,
        protocol::Frame,
        protocol::FromClient,
        protocol::GameInfo,
        protocol::GameStatus,
        protocol::Hinted,
        protocol::Imported,
        protocol::Judged,
        protocol::Listed,
        protocol::Moment,
        protocol::NewBranch,
        protocol::NewGame,
        protocol::Newcomer,
        protocol::Now,
        protocol::Opened,
        protocol::Presence,
        protocol::Problem,
        protocol::Proposed,
        protocol::ReplayPage,
        protocol::RulesetInfo,
        protocol::Said,
        protocol::Scene,
        protocol::ScenePage,
        protocol::Standing,
        protocol::Statistics,
        protocol::Step,
        protocol::Taken,
        protocol::ToClient,
        protocol::Update,
        protocol::Verdict,
        protocol::Welcome,
    ];
    format!("{NOTE}{declarations}")
}

fn battleground_types() -> String {
    let declarations = declarations![
        aids::Aids,
        aids::Around,
        aids::Closed,
        aids::Measured,
        aids::Movement,
        aids::Note,
        aids::Query,
        aids::Sight,
        aids::Sighted,
        aids::Strike,
        aids::Way,
        event::Event,
        event::Reason,
        event::TestKind,
        field::Ground,
        field::Place,
        hex::Direction,
        hex::Hex,
        hex::Line,
        hex::Point,
        language::Buff,
        language::Debuff,
        language::MoveKind,
        language::Value,
        language::WeaponType,
        lobby::Lobby,
        lobby::MapView,
        odds::Odds,
        pack::Faction,
        pack::ItemKind,
        pack::MarkerKind,
        pack::Member,
        pack::Squad,
        probe::Foreseen,
        question::Bonus,
        question::Choice,
        question::Faces,
        question::Prompt,
        setup::PlayerSetup,
        setup::Setup,
        sheets::AbilityView,
        sheets::CardView,
        sheets::ItemView,
        sheets::MarkerView,
        sheets::ResultView,
        sheets::SheetView,
        sheets::SignSheet,
        sheets::TableView,
        sheets::TerrainView,
        sheets::ToldView,
        sheets::WeaponView,
        state::BuffMarker,
        state::DebuffMarker,
        state::Interrupt,
        state::Objective,
        state::Stage,
        state::Standing,
        table::CardId,
        table::Cards,
        table::Deployment,
        table::FigureId,
        view::FigureView,
        view::PlayerView,
        view::SignView,
        view::TurnView,
        view::View,
    ];
    let import = "import type { Figure, Names, Refusal, Rule, Seat } from \"../../protocol\";\n\n";
    format!("{NOTE}{import}{declarations}")
}

mod sp {
    pub use shatterpoint::{
        aids, dice, event, language, lobby, odds, operations, pack, question, setup, sheets, state,
        table, view,
    };
}

fn shatterpoint_types() -> String {
    let declarations = declarations![
        content::Source,
        measure::Point,
        sp::aids::Aids,
        sp::aids::Around,
        sp::aids::Closed,
        sp::aids::Forecast,
        sp::aids::Measured,
        sp::aids::Query,
        sp::aids::Reach,
        sp::aids::Step,
        sp::dice::AttackFace,
        sp::dice::DefenceFace,
        sp::event::Because,
        sp::event::Event,
        sp::event::MomentumCause,
        sp::event::Moved,
        sp::event::ProgressCause,
        sp::event::StruggleCause,
        sp::language::AbilityKind,
        sp::language::Action,
        sp::language::AttackType,
        sp::language::Condition,
        sp::language::Entry,
        sp::language::Face,
        sp::language::MoveKind,
        sp::language::Symbol,
        sp::language::UnitType,
        sp::lobby::BattlefieldView,
        sp::lobby::EraView,
        sp::lobby::Lobby,
        sp::odds::Odds,
        sp::operations::RuleAt,
        sp::operations::card::Deployment,
        sp::operations::card::NamedSpace,
        sp::operations::card::Printing,
        sp::operations::card::Side,
        sp::operations::card::Zone,
        sp::operations::stationing::Anchor,
        sp::pack::Chart,
        sp::pack::Faces,
        sp::pack::Measures,
        sp::pack::Passage,
        sp::pack::Row,
        sp::pack::Sight,
        sp::pack::Squad,
        sp::pack::StruggleMap,
        sp::pack::Team,
        sp::pack::Tree,
        sp::pack::TreeOption,
        sp::pack::Values,
        sp::question::Choice,
        sp::question::Occasion,
        sp::question::OrderCard,
        sp::question::Payment,
        sp::question::Pending,
        sp::question::Prompt,
        sp::question::WoundToken,
        sp::setup::OperationSetup,
        sp::setup::Setup,
        sp::sheets::AbilityView,
        sp::sheets::ArmouredView,
        sp::sheets::CardView,
        sp::sheets::EndView,
        sp::sheets::KindView,
        sp::sheets::MissionView,
        sp::sheets::OperationSheet,
        sp::sheets::PieceView,
        sp::sheets::RuleView,
        sp::sheets::StageView,
        sp::sheets::StanceView,
        sp::sheets::StruggleCardView,
        sp::sheets::TableView,
        sp::sheets::TerrainView,
        sp::sheets::ToldView,
        sp::sheets::TrackerView,
        sp::sheets::UnitSheet,
        sp::state::Objective,
        sp::state::Stage,
        sp::table::CharacterId,
        sp::table::Edge,
        sp::table::Edition,
        sp::table::Goal,
        sp::table::Spot,
        sp::table::Target,
        sp::table::UnitId,
        sp::view::ActivationView,
        sp::view::Ahead,
        sp::view::ArmourView,
        sp::view::AttackView,
        sp::view::OperationView,
        sp::view::PlayerView,
        sp::view::StruggleView,
        sp::view::UnitView,
        sp::view::View,
    ];
    let import = "import type { Figure, Names, Refusal, Rule, Seat } from \"../../protocol\";\n\n";
    format!("{NOTE}{import}{declarations}")
}

mod lg {
    pub use legion::{
        aids, attack, battle, dice, event, format, keywords, laying, lobby, odds, pack, placement,
        question, setup, sheets, state, table, terrain, tokens, underway, view,
    };
}

fn legion_types() -> String {
    let declarations = declarations![
        content::Source,
        measure::Point,
        lg::aids::Against,
        lg::aids::Aids,
        lg::aids::Closed,
        lg::aids::Forecast,
        lg::aids::Measured,
        lg::aids::Query,
        lg::aids::Reach,
        lg::aids::Seen,
        lg::aids::Short,
        lg::aids::Sighted,
        lg::dice::AttackDie,
        lg::dice::AttackFace,
        lg::dice::Block,
        lg::dice::DefenceFace,
        lg::dice::Hit,
        lg::event::Canceller,
        lg::event::CoverCause,
        lg::event::Event,
        lg::tokens::Marker,
        lg::attack::terms::Reason,
        lg::event::Moved,
        lg::event::RolledFor,
        lg::format::BattleCard,
        lg::format::BattleCards,
        lg::format::Deployment,
        lg::format::Format,
        lg::keywords::Keyword,
        lg::keywords::MiniKeyword,
        lg::keywords::WeaponKeyword,
        lg::laying::Layout,
        lg::lobby::BattlefieldView,
        lg::lobby::FormatView,
        lg::lobby::Lobby,
        lg::odds::Odds,
        lg::pack::Army,
        lg::pack::ArmyUnit,
        lg::pack::Cylinder,
        lg::pack::DefenceDie,
        lg::pack::Dice,
        lg::pack::Faction,
        lg::pack::Measures,
        lg::pack::OrderedType,
        lg::pack::Orders,
        lg::pack::Rank,
        lg::pack::Slot,
        lg::pack::Surge,
        lg::pack::UnitType,
        lg::pack::Weapon,
        lg::placement::Declared,
        lg::placement::Placement,
        lg::question::Ability,
        lg::question::CardId,
        lg::question::Choice,
        lg::battle::Apart,
        lg::question::Limits,
        lg::question::Moving,
        lg::question::Picked,
        lg::question::Placing,
        lg::question::Prompt,
        lg::question::Why,
        lg::setup::Setup,
        lg::sheets::ArmView,
        lg::sheets::BattleCardView,
        lg::sheets::CommandView,
        lg::sheets::DeploymentView,
        lg::sheets::MiniSheet,
        lg::sheets::PieceView,
        lg::sheets::TableView,
        lg::sheets::TerrainView,
        lg::sheets::ToldView,
        lg::sheets::UnitCard,
        lg::sheets::UnitSheet,
        lg::sheets::UpgradeView,
        lg::underway::Action,
        lg::state::Charge,
        lg::state::Order,
        lg::state::Stage,
        lg::state::Token,
        lg::table::Colour,
        lg::table::Edge,
        lg::table::MiniId,
        lg::table::Stand,
        lg::table::UnitId,
        lg::terrain::Cover,
        lg::terrain::Kind,
        lg::terrain::Passage,
        lg::view::ActivationView,
        lg::view::AttackView,
        lg::view::MiniView,
        lg::view::PlayerView,
        lg::view::UnitView,
        lg::view::View,
    ];
    let import = "import type { Figure, Names, Refusal, Rule, Seat } from \"../../protocol\";\n\n";
    format!("{NOTE}{import}{declarations}")
}

/// Compares a file with what the Rust types give; writes it if `UPDATE_TYPES` is set.
fn check(path: &str, types: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    if std::env::var_os("UPDATE_TYPES").is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, types).unwrap();
    }
    let there = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(there == types, "{path} is out of date: run `make types`");
}

#[test]
fn the_types_of_the_client_are_those_of_the_server() {
    check("web/src/protocol.ts", &protocol_types());
    check("web/src/rulesets/battleground/types.ts", &battleground_types());
    check("web/src/rulesets/shatterpoint/types.ts", &shatterpoint_types());
    check("web/src/rulesets/legion/types.ts", &legion_types());
}

#[test]
fn the_schemas_of_packs_are_those_of_the_rulesets() {
    let schema = |schema: schemars::Schema| serde_json::to_string_pretty(&schema).unwrap() + "\n";
    let schemas = [
        ("battleground", schema(schemars::schema_for!(pack::PackFile))),
        ("shatterpoint", schema(schemars::schema_for!(shatterpoint::pack::PackFile))),
        ("legion", schema(schemars::schema_for!(legion::pack::PackFile))),
    ];
    for (ruleset, schema) in schemas {
        check(&format!("content/schemas/{ruleset}.json"), &schema);
    }
}
