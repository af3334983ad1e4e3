//! The places a user can choose.

use crate::coded;

coded! {
    /// A State, a Union territory, or the central Act by itself.
    pub enum Place {
        /// The central Act, no State change.
        Central = "central",
        Kerala = "kerala",
        Punjab = "punjab",
    }
}
