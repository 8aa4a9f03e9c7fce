//! The page that lists the HTTP interface, made from its OpenAPI description.

use std::fmt::Write;

use serde_json::Value;

/// A page for people.
#[must_use]
pub fn page(description: &Value) -> String {
    let mut html = String::from(HEAD);
    let empty = serde_json::Map::new();
    let paths = description["paths"].as_object().unwrap_or(&empty);
    for (path, methods) in paths {
        for (method, operation) in methods.as_object().unwrap_or(&empty) {
            operation_section(&mut html, path, method, operation);
        }
    }
    html.push_str("<h2>Types</h2>\n");
    let schemas = description["components"]["schemas"].as_object().unwrap_or(&empty);
    for (name, schema) in schemas {
        schema_section(&mut html, name, schema);
    }
    html.push_str("</main></html>\n");
    html
}

const HEAD: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
<meta name=\"viewport\" content=\"width=device-width\"><title>Gefecht: the HTTP interface</title>\
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;\
color:#1b1d21;background:#fbfaf6}code{font-size:.95em}section{border-top:1px solid #d5d1c4;\
padding:.8rem 0}h3{margin:0;font-size:1.05rem}p{margin:.2rem 0}dt{font-weight:600}\
dd{margin:0 0 .4rem 1rem}</style><main>\
<h1>The HTTP interface</h1><p>For machines: <a href=\"/api/openapi.json\">openapi.json</a>. \
The socket is described in docs/protocol.md.</p>\n";

fn operation_section(html: &mut String, path: &str, method: &str, operation: &Value) {
    let method = method.to_uppercase();
    let _ = write!(html, "<section><h3><code>{} {}</code></h3>", escape(&method), escape(path));
    let _ = write!(html, "<p>{}</p>", escape(operation["summary"].as_str().unwrap_or_default()));
    for parameter in operation["parameters"].as_array().into_iter().flatten() {
        let name = parameter["name"].as_str().unwrap_or_default();
        let about = parameter["description"].as_str().unwrap_or_default();
        let place = parameter["in"].as_str().unwrap_or_default();
        let _ = write!(
            html,
            "<p><code>{}</code> ({}) {}</p>",
            escape(name),
            escape(place),
            escape(about)
        );
    }
    let body = &operation["requestBody"]["content"]["application/json"]["schema"];
    if !body.is_null() {
        let _ = write!(html, "<p>Body: {}</p>", type_of(body));
    }
    for (status, response) in operation["responses"].as_object().into_iter().flatten() {
        let schema = &response["content"]["application/json"]["schema"];
        let body = if schema.is_null() { String::new() } else { type_of(schema) };
        let _ = write!(html, "<p>{}: {body}</p>", escape(status));
    }
    html.push_str("</section>\n");
}

fn schema_section(html: &mut String, name: &str, schema: &Value) {
    let name = escape(name);
    let _ = write!(html, "<section id=\"{name}\"><h3>{name}</h3>");
    let _ = write!(html, "<p>{}</p><dl>", escape(schema["description"].as_str().unwrap_or("")));
    for (field, schema) in schema["properties"].as_object().into_iter().flatten() {
        let about = schema["description"].as_str().unwrap_or_default();
        let kind = type_of(schema);
        let _ = write!(
            html,
            "<dt><code>{}</code> {kind}</dt><dd>{}</dd>",
            escape(field),
            escape(about)
        );
    }
    html.push_str("</dl></section>\n");
}

fn type_of(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        let name = escape(name);
        return format!("<a href=\"#{name}\">{name}</a>");
    }
    if !schema["items"].is_null() {
        return format!("list of {}", type_of(&schema["items"]));
    }
    for any in ["oneOf", "anyOf"] {
        if let Some(parts) = schema[any].as_array() {
            return parts.iter().map(type_of).collect::<Vec<_>>().join(" or ");
        }
    }
    match &schema["type"] {
        Value::String(kind) => escape(kind),
        Value::Array(kinds) => {
            kinds.iter().filter_map(Value::as_str).map(escape).collect::<Vec<_>>().join(" or ")
        }
        _ => "any".to_owned(),
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
