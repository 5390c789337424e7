//! The laws of conduct.

mod articles;
mod binding;
mod check;
mod code;
mod draw;
mod duty;
mod fifty;
mod illegal;
mod irregularity;
mod leaving;
mod names;
mod odds;
mod options;
mod state;
mod touch;
mod turn;

pub use articles::{Answer, Article, Binds, Example, Follows, Relation, Topic, articles};
pub use binding::{Binding, Cause, Choice};
pub use check::{CheckCall, CheckLaw, CheckNotice};
pub use code::{AdjustLaw, Code, ImpossibleTouch, RookFirst, SeveralTouched, Source};
pub use draw::{DrawOffer, OfferEffect, OfferEvent, OfferLaw, OfferRefused};
pub use duty::Duty;
pub use fifty::{
    COUNTED_MOVES, FiftyChoice, FiftyCount, FiftyError, FiftyLaw, Ground, force, grounds,
};
pub use illegal::{
    Answered, Circumstances, ExtraTime, IllegalMoveLaw, Offence, Pace, Penalty, PenaltyKind, Reply,
    Right, Ruling, is_neglect, rule_on,
};
pub use irregularity::{Irregularity, Memory, Noticed, Remedy};
pub use leaving::{Consequence, Leaving};
pub use names::ParseConductError;
pub use odds::{OddsCastling, OddsRights};
pub use options::{Conduct, TouchMove};
pub use state::{ConductState, PenaltyRefused};
pub use touch::{RookAnswer, Touch, TouchEffect, TouchEvent, TouchRefused};
pub use turn::duty_after_two_moves;
