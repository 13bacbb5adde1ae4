# Sets PRIMARY_HOST and PRIMARY_PORT: whom a Sentinel names, or the first server where none does.
# SENTINELS and FIRST are host:port, TLS the folder of the certificate.
PRIMARY_HOST=${FIRST%:*}
PRIMARY_PORT=${FIRST##*:}
for sentinel in $SENTINELS; do
  named=$(timeout 5 redis-cli --tls --cacert "$TLS/ca.crt" -h "${sentinel%:*}" -p "${sentinel##*:}" \
    --raw sentinel get-master-addr-by-name cosmic 2>/dev/null) || continue
  # Two lines: the name and the port. Anything else is an error.
  if [ "$(printf '%s\n' "$named" | wc -l)" -eq 2 ]; then
    PRIMARY_HOST=$(printf '%s\n' "$named" | head -n 1)
    PRIMARY_PORT=$(printf '%s\n' "$named" | tail -n 1)
    break
  fi
done
