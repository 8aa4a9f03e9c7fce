//! Where a request comes from. Behind a proxy that is trusted, the proxy says it.

use std::net::IpAddr;
use std::str::FromStr;

use axum::http::HeaderMap;

/// A network of addresses: `10.0.0.0/8`, or one address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

impl FromStr for Network {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let expected = "expected an address or a network, such as 10.0.0.0/8";
        let (address, bits) = text.split_once('/').map_or((text, None), |(a, b)| (a, Some(b)));
        let address: IpAddr = address.trim().parse().map_err(|_| expected)?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), str::parse).map_err(|_| expected)?;
        if bits > most { Err(expected) } else { Ok(Self { address, bits }) }
    }
}

impl Network {
    fn has(&self, other: IpAddr) -> bool {
        let (own, other, length) = match (self.address, other) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                (u128::from(own.to_bits()), u128::from(other.to_bits()), 32)
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => (own.to_bits(), other.to_bits(), 128),
            _ => return false,
        };
        // The first bits are the same.
        (own ^ other).checked_shr(length - u32::from(self.bits)).unwrap_or(0) == 0
    }
}

/// The address of the client: the last one of `X-Forwarded-For` that is no trusted proxy's, if the
/// request comes from one. What a client writes there itself stands before that and is not believed.
pub fn client(peer: IpAddr, headers: &HeaderMap, trusted: &[Network]) -> IpAddr {
    let is_trusted =
        |address: IpAddr| trusted.iter().any(|network| network.has(address.to_canonical()));
    let said = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    let said: Vec<&str> = said.flat_map(|value| value.split(',')).collect();
    let mut address = peer;
    for said in said.iter().rev() {
        if !is_trusted(address) {
            break;
        }
        match said.trim().parse() {
            Ok(before) => address = before,
            Err(_) => break,
        }
    }
    address
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(peer: &str, said: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for said in said {
            headers.append("x-forwarded-for", axum::http::HeaderValue::from_str(said).unwrap());
        }
        let trusted = ["10.0.0.0/8", "::1"].map(|network| network.parse().unwrap());
        client(peer.parse().unwrap(), &headers, &trusted).to_string()
    }

    #[test]
    fn only_a_trusted_proxy_says_where_a_request_comes_from() {
        assert_eq!(from("192.0.2.1", &["198.51.100.7"]), "192.0.2.1");
        assert_eq!(from("10.1.2.3", &["198.51.100.7"]), "198.51.100.7");
        assert_eq!(from("10.1.2.3", &[]), "10.1.2.3");
        assert_eq!(from("::1", &["2001:db8::1"]), "2001:db8::1");
        assert_eq!(from("::ffff:10.1.2.3", &["198.51.100.7"]), "198.51.100.7");
    }

    #[test]
    fn what_a_client_says_itself_is_not_believed() {
        assert_eq!(from("10.1.2.3", &["203.0.113.9, 198.51.100.7"]), "198.51.100.7");
        assert_eq!(from("10.1.2.3", &["203.0.113.9", "198.51.100.7, 10.9.9.9"]), "198.51.100.7");
        assert_eq!(from("10.1.2.3", &["198.51.100.7, nonsense"]), "10.1.2.3");
    }

    #[test]
    fn networks_are_read() {
        for wrong in ["", "10.0.0.0/33", "x", "::/129", "10.0.0.0/-1"] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
        let all: Network = "0.0.0.0/0".parse().unwrap();
        assert!(all.has(IpAddr::from([1, 2, 3, 4])) && !all.has(IpAddr::from([0u16; 8])));
    }
}
