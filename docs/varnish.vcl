vcl 4.1;

# For Varnish 6 or 7 in front of the product, behind whatever ends TLS. With these settings of the product:
#
#   TRUST_PROXY=1              (2 if a TLS proxy is in front of Varnish)
#   CDN_MAX_AGE=600
#   CDN_PURGE_URL=http://127.0.0.1:6081/
#   CDN_PURGE_METHOD=PURGE
#   CDN_PURGE_HEADERS={"Purge-Tags":"{tags}"}
#
# With several caches, name all of them in CDN_PURGE_URL, separated by spaces.

import std;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
  .first_byte_timeout = 75s;
  .probe = { .url = "/readyz"; .interval = 500ms; .timeout = 1s; .window = 3; .threshold = 1; }
}

# The machines of the product, which alone may purge.
acl product {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (!(client.ip ~ product)) {
      return (synth(403));
    }
    if (req.http.Purge-Tags !~ "^[a-z_]+( [a-z_]+)*$") {
      return (synth(400));
    }
    # The expression must not contain spaces.
    ban("obj.http.X-Tags ~ \b(" + regsuball(req.http.Purge-Tags, " ", "|") + ")\b");
    return (synth(200));
  }
  if (req.http.Upgrade ~ "(?i)websocket") {
    return (pipe);
  }
  # Calls, files and private data are for one caller; only pages are shared.
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.http.Authorization || req.url ~ "^/(auth|rest|realtime|storage|functions|graphql)/v1/") {
    return (pass);
  }
  # Pages depend on the language and on nothing else of a visitor: its cookie, or the first choice of the browser.
  # Each page is then held once per language, instead of once for each combination of headers.
  if (req.http.Cookie ~ "(^|; *)userLanguageChoice=(en|sv)(;|$)") {
    set req.http.Cookie = regsub(req.http.Cookie, "^(.*; *)?userLanguageChoice=(en|sv)(;.*)?$", "userLanguageChoice=\2");
    unset req.http.Accept-Language;
  } else {
    unset req.http.Cookie;
    if (!req.http.Accept-Language || req.http.Accept-Language ~ "(?i)^\s*(?!sv)[a-z*][a-z0-9-]*\s*(,|$)") {
      set req.http.Accept-Language = "en";
    } else if (req.http.Accept-Language ~ "(?i)^\s*sv[a-z0-9-]*\s*(,|$)") {
      set req.http.Accept-Language = "sv";
    }
  }
  # Parameters of campaigns change nothing in the page. Scripts of the page still see them.
  set req.url = regsuball(req.url, "([?&])(utm_[a-z]+|gclid|fbclid|msclkid)=[^&]*", "\1");
  set req.url = regsuball(req.url, "&&+", "&");
  set req.url = regsub(req.url, "\?&", "?");
  set req.url = regsub(req.url, "[?&]$", "");
  return (hash);
}

sub vcl_backend_response {
  # Varnish stores what the product allows it to, for as long as it says, and nothing else.
  if (beresp.http.Surrogate-Control ~ "max-age=[0-9]+" && !beresp.http.Set-Cookie) {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=([0-9]+).*$", "\1") + "s", 0s);
    set beresp.http.X-Tags = beresp.http.Surrogate-Key;
  } else if (beresp.http.Cache-Control !~ "public" || beresp.http.Set-Cookie) {
    # Requests for it do not wait for one another. A page that is being rendered anew can be stored soon.
    set beresp.uncacheable = true;
    set beresp.ttl = 2s;
  }
  unset beresp.http.Surrogate-Control;
  unset beresp.http.Surrogate-Key;
  # A page may be served ten seconds longer while it is fetched again. Nothing is served after that.
  set beresp.grace = 10s;
  set beresp.keep = 0s;
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.X-Tags;
  # The age is that of the cache; browsers always ask.
  if (resp.http.Cache-Control == "no-cache") {
    unset resp.http.Age;
  }
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
}

sub vcl_pipe {
  set bereq.http.Upgrade = req.http.Upgrade;
  set bereq.http.Connection = req.http.Connection;
}
