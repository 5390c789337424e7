//! The agreements of a game as text.

use std::num::NonZeroU32;

use super::{Conduct, TouchMove};
use crate::{
    CheckCall, CheckLaw, Code, FiftyChoice, FiftyLaw, FiftyReason, IllegalMoveLaw, OddsCastling,
    OfferLaw, Relation, Source, Topic,
};

#[test]
fn every_agreement_is_read_back() {
    let from_thirty = OfferLaw::From(NonZeroU32::new(30).unwrap());
    for code in Code::ALL {
        for illegal in IllegalMoveLaw::ALL {
            for check in CheckLaw::ALL {
                for offers in [OfferLaw::Anytime, from_thirty, OfferLaw::Never] {
                    for touch in TouchMove::ALL {
                        let conduct = Conduct {
                            touch,
                            illegal,
                            check,
                            offers,
                            ..Conduct::of(code)
                        };
                        assert_eq!(conduct.to_string().parse(), Ok(conduct));
                    }
                }
            }
        }
    }
}

#[test]
fn what_is_left_out_is_as_programs_play() {
    assert_eq!("".parse(), Ok(Conduct::default()));
    let read: Conduct = "code=seed-002 touch=on".parse().unwrap();
    assert_eq!((read.code, read.touch), (Code::Seed002, TouchMove::On));
    assert_eq!(read.illegal, IllegalMoveLaw::Refused);
}

#[test]
fn a_wrong_option_says_what_is_wrong() {
    for (text, start) in [
        (
            "code=fide code=fide",
            "“code=fide” is not an option of conduct",
        ),
        ("touch", "“touch” is not an option of conduct"),
        ("hand=left", "“hand=left” is not an option of conduct"),
        (
            "touch=maybe",
            "“maybe” is not a setting of touch-move: write one of off, on",
        ),
        ("offers=from=0", "“from=0” is not a law about offers"),
    ] {
        let error = text.parse::<Conduct>().unwrap_err().to_string();
        assert!(error.starts_with(start), "{error}");
    }
}

#[test]
fn names_are_read_back() {
    for code in Code::ALL {
        assert_eq!(code.to_string().parse(), Ok(code));
    }
    for source in Source::ALL {
        assert_eq!(source.to_string().parse(), Ok(source));
    }
    for topic in Topic::ALL {
        assert_eq!(topic.to_string().parse(), Ok(topic));
    }
    for relation in Relation::ALL {
        assert_eq!(relation.to_string().parse(), Ok(relation));
    }
    for call in CheckCall::ALL {
        assert_eq!(call.to_string().parse(), Ok(call));
    }
    for law in FiftyLaw::ALL {
        assert_eq!(law.to_string().parse(), Ok(law));
    }
    for choice in FiftyChoice::ALL {
        assert_eq!(choice.to_string().parse(), Ok(choice));
    }
    for ground in FiftyReason::ALL {
        assert_eq!(ground.to_string().parse(), Ok(ground));
    }
    for odds in OddsCastling::ALL {
        assert_eq!(odds.to_string().parse(), Ok(odds));
    }
}
