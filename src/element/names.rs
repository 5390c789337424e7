//! Enums whose variants have a name in HTML and a description for authors.

/// Makes an enum whose variants have a name, a place in `ALL`, and the comment above them as their
/// description.
macro_rules! names {
    (
        $(#[$meta:meta])*
        pub enum $Enum:ident {
            $( #[doc = $doc:literal] $(#[$on:meta])* $Variant:ident = $name:literal, )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $Enum {
            $( #[doc = $doc] $(#[$on])* $Variant, )+
        }

        impl $Enum {
            /// All of them, in the order of the table.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$Variant),+];

            /// Its name in HTML.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $( Self::$Variant => $name, )+
                }
            }

            /// Finds it by its exact name.
            #[must_use]
            pub fn from_name(name: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|known| known.name() == name)
            }

            /// What authors read about it: one sentence, without its full stop at the end.
            #[must_use]
            pub fn description(self) -> &'static str {
                match self {
                    $( Self::$Variant => $doc, )+
                }
                .trim()
                .trim_end_matches('.')
            }
        }

        impl std::fmt::Display for $Enum {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

pub(crate) use names;
