//! The browser client, which whoever starts the server brings.

use axum::body::Body;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::EmbeddedFile;

/// The files of the client, by their paths.
pub type Files = fn(&str) -> Option<EmbeddedFile>;

/// Only the server's own files, and nobody may frame the page. It is sent with pages alone: scripts
/// and fonts obey that of their page, and each file of a first visit counts.
pub const POLICY: (header::HeaderName, &str) = (
    header::CONTENT_SECURITY_POLICY,
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
     connect-src 'self'; frame-ancestors 'none'; base-uri 'none'",
);

/// The pages that the client draws by itself.
const PAGES: [&str; 7] = ["", "odds", "play", "replay", "rules", "scene", "watch"];

/// A file of the client, or its page. On paths that are neither, the page says so.
pub fn client(files: Files, uri: &Uri, headers: &HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = files(path).filter(|_| !path.is_empty()) {
        return serve(files, path, file, headers);
    }
    let page = path.split('/').next().is_some_and(|first| PAGES.contains(&first));
    match files("index.html") {
        Some(file) if page => serve(files, "index.html", file, headers),
        Some(file) if !path.contains('.') => {
            let page = serve(files, "index.html", file, &HeaderMap::new());
            (StatusCode::NOT_FOUND, page).into_response()
        }
        Some(_) => StatusCode::NOT_FOUND.into_response(),
        None => (StatusCode::NOT_FOUND, "The client was not built: make web").into_response(),
    }
}

/// A file as it is, or as the build has packed it, if the browser can unpack it.
fn serve(files: Files, path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let kind = file.metadata.mimetype().to_owned();
    let packed = unpacks(headers).then(|| files(&format!("{path}.br"))).flatten();
    let encoding = packed.is_some().then_some([(header::CONTENT_ENCODING, "br")]);
    let file = packed.unwrap_or(file);
    let tag = hex(&file.metadata.sha256_hash());
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known == tag.as_str());
    if known {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    // Built files carry a hash in their name; pages do not.
    let lasting =
        if path.starts_with("assets/") { "max-age=31536000, immutable" } else { "no-cache" };
    let head = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, lasting.to_owned()),
        (header::ETAG, tag),
        (header::VARY, header::ACCEPT_ENCODING.to_string()),
    ];
    let page = !path.starts_with("assets/");
    (page.then_some([POLICY]), encoding, head, Body::from(file.data.into_owned())).into_response()
}

/// Whether a request says that brotli is welcome; one that ranks its encodings gets the other.
fn unpacks(headers: &HeaderMap) -> bool {
    let said = headers.get(header::ACCEPT_ENCODING).and_then(|said| said.to_str().ok());
    said.is_some_and(|said| said.split(',').any(|one| one.trim() == "br"))
}

fn hex(hash: &[u8]) -> String {
    let digits: String = hash.iter().take(16).map(|byte| format!("{byte:02x}")).collect();
    format!("\"{digits}\"")
}
