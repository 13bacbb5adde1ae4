#!/bin/sh
# One of three Sentinels, HOST and PORT: two that miss the primary for five seconds put another
# server in its place. What it learns it writes into its own file, which outlives it.
set -eu
here=$(dirname "$0")
file=$DATA/sentinel.conf

if [ ! -s "$file" ]; then
  . "$here/primary.sh"
  . "$here/tls-only.sh"
  cat > "$file.new" <<END
$TLS_ONLY
dir $DATA
sentinel resolve-hostnames yes
sentinel announce-hostnames yes
sentinel announce-ip $HOST
sentinel announce-port $PORT
sentinel monitor cosmic $PRIMARY_HOST $PRIMARY_PORT 2
sentinel down-after-milliseconds cosmic 5000
sentinel failover-timeout cosmic 30000
sentinel parallel-syncs cosmic 1
END
  mv "$file.new" "$file"
fi

# The password may have changed since.
grep -v '^sentinel auth-pass ' "$file" > "$file.new"
printf 'sentinel auth-pass cosmic %s\n' "$REDIS_PASSWORD" >> "$file.new"
mv "$file.new" "$file"
exec redis-server "$file" --sentinel
