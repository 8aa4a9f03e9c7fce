//! battleground
