vcl 4.1;

# Varnish as the CDN in front of the gateways. What it may keep, and for how long, the gateway says
# with each answer in CDN-Cache-Control (RFC 9213); what may no longer be answered with, it purges by
# the names in Cache-Tag. README.md has the rules for any other.

import std;

backend gateway {
    .host = "gateway";
    .port = "3000";
}

sub vcl_recv {
    if (req.method == "PURGE") {
        # The token is one that only gateways have (CDN_PURGE_KEY of this process).
        if (!std.getenv("CDN_PURGE_KEY") ||
            req.http.Authorization != "Bearer " + std.getenv("CDN_PURGE_KEY")) {
            return (synth(403));
        }
        if (req.http.Cache-Tag !~ "^[a-z]+$") {
            return (synth(400));
        }
        ban("obj.http.Cache-Tag ~ (^|,)" + req.http.Cache-Tag + "(,|$)");
        return (synth(204));
    }

    # 1. What belongs to one asker, and what changes something, goes through.
    if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization ||
        req.url ~ "^/api/" || req.url ~ "^/here\.js$") {
        return (pass);
    }
    # 2. A reader who is known has a month that is counted.
    if (req.url ~ "^/(hi/)?blog/[^/?]+(\?|$)" && req.http.Cookie ~ "cosmic_guest=") {
        return (pass);
    }
    # 3. Whoever has been here is led on from the home page, and has a day of their own.
    if (req.url ~ "^/(hi/?)?(today/?)?(\?|$)" && req.http.Cookie ~ "cosmic_today=") {
        return (pass);
    }
    # 4. Everything else is the same for everybody, wherever a link was found.
    unset req.http.Cookie;
    set req.url = regsuball(req.url, "(?<=[?&])(utm_[a-z]+|gclid|fbclid)=[^&]*&?", "");
    set req.url = regsub(req.url, "[?&]$", "");
    return (hash);
}

sub vcl_backend_response {
    # 5. A gateway that is too busy is asked once more; what is held stays in use meanwhile.
    if (beresp.status == 503 || beresp.status == 504) {
        if (bereq.is_bgfetch) {
            return (abandon);
        }
        if (!bereq.uncacheable && bereq.retries == 0) {
            return (retry);
        }
    }
    if (beresp.http.CDN-Cache-Control ~ "max-age=\d+") {
        set beresp.ttl = std.duration(
            regsub(beresp.http.CDN-Cache-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
        set beresp.grace = std.duration(
            regsub(beresp.http.CDN-Cache-Control, "^.*stale-while-revalidate=(\d+).*$", "\1s"), 0s);
        return (deliver);
    }
}

sub vcl_deliver {
    # They are between the gateway and the CDN; the id belongs to the request that fetched this.
    unset resp.http.CDN-Cache-Control;
    unset resp.http.Cache-Tag;
    if (obj.hits > 0) {
        unset resp.http.X-Request-Id;
    }
}
