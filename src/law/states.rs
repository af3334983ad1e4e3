//! What the States change, one file a State; those without a change, and those with an Act of which no number was
//! found, share a file.

pub mod assam;
pub mod chandigarh;
pub mod chhattisgarh;
pub mod gujarat;
pub mod haryana;
pub mod himachal_pradesh;
pub mod karnataka;
pub mod kerala;
pub mod maharashtra;
pub mod own_acts;
pub mod punjab;
pub mod tamil_nadu;
pub mod unchanged;
pub mod uttar_pradesh;
pub mod uttarakhand;
pub mod west_bengal;
