#!/bin/sh
# A Redis server, HOST and PORT: the primary where the Sentinels say so, else a copy of the primary.
set -eu
here=$(dirname "$0")
. "$here/primary.sh"
. "$here/tls-only.sh"

copies=''
if [ "$HOST:$PORT" != "$PRIMARY_HOST:$PRIMARY_PORT" ]; then
  copies="replicaof $PRIMARY_HOST $PRIMARY_PORT"
fi

# Not as arguments: a command line can be read by everybody on the node.
exec redis-server - <<END
$TLS_ONLY
replica-announce-ip $HOST
replica-announce-port $PORT
requirepass $REDIS_PASSWORD
masterauth $REDIS_PASSWORD
# A primary that the others can not reach takes no work that would be lost with it.
min-replicas-to-write 1
min-replicas-max-lag 10
appendonly yes
save ""
maxmemory-policy noeviction
dir $DATA
$copies
END
