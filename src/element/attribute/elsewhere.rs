//! What attributes are elsewhere: properties in JavaScript, and the attributes of a task.

use super::Attribute;

impl Attribute {
    /// The property of the element in JavaScript.
    #[must_use]
    pub const fn property(self) -> &'static str {
        match self {
            // `undo` is a method as well, which keeps its name.
            Self::Undo => "canUndo",
            Self::MaxMoves => "maxMoves",
            Self::GiveUp => "giveUp",
            Self::MaxTries => "maxTries",
            Self::StorageKey => "storageKey",
            Self::LastMove => "lastMove",
            Self::NoAnimation => "noAnimation",
            other => other.name(),
        }
    }

    /// Finds it by the name of its property.
    #[must_use]
    pub fn from_property(name: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|attribute| attribute.property() == name)
    }

    /// Whether the property reflects the attribute. `pgn` tells the game as it stands, and `lang`
    /// is a property of every element.
    #[must_use]
    pub const fn is_reflected(self) -> bool {
        !matches!(self, Self::Pgn | Self::Lang)
    }

    /// Whether every board has a value for it: the property says the first choice where the
    /// attribute is missing, and the loader names a value that is none of them.
    #[must_use]
    pub const fn is_checked_by_loader(self) -> bool {
        matches!(
            self,
            Self::Mode | Self::Orientation | Self::Coordinates | Self::Theme | Self::Pieces
        )
    }
}

impl From<exercise::Attribute> for Attribute {
    fn from(attribute: exercise::Attribute) -> Self {
        use exercise::Attribute as Of;
        match attribute {
            Of::Mode => Self::Mode,
            Of::Fen => Self::Fen,
            Of::Goal => Self::Goal,
            Of::In => Self::In,
            Of::By => Self::By,
            Of::Of => Self::Of,
            Of::To => Self::To,
            Of::Ask => Self::Ask,
            Of::MaxMoves => Self::MaxMoves,
            Of::Side => Self::Side,
            Of::Reply => Self::Reply,
            Of::Start => Self::Start,
            Of::Target => Self::Target,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_of_tasks_have_the_names_by_which_tasks_are_read() {
        for attribute in exercise::Attribute::ALL {
            assert_eq!(Attribute::from(attribute).name(), attribute.as_str());
        }
    }

    #[test]
    fn properties_are_attributes_in_camel_case() {
        for attribute in Attribute::ALL {
            let mut words = attribute.name().split('-');
            let mut property = words.next().unwrap_or_default().to_owned();
            for word in words {
                property.push_str(&word[..1].to_ascii_uppercase());
                property.push_str(&word[1..]);
            }
            let expected = match attribute {
                Attribute::Undo => "canUndo",
                _ => &property,
            };
            assert_eq!(attribute.property(), expected);
        }
    }

    #[test]
    fn what_the_loader_checks_are_choices() {
        for attribute in Attribute::ALL {
            let has_default = !attribute.kind().default().is_empty();
            assert!(
                has_default || !attribute.is_checked_by_loader(),
                "{attribute}"
            );
        }
    }
}
