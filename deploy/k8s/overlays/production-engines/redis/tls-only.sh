# Sets TLS_ONLY: how a server listens on PORT by TLS alone, and talks to the others so.
TLS_ONLY="port 0
tls-port $PORT
tls-cert-file $TLS/tls.crt
tls-key-file $TLS/tls.key
tls-ca-cert-file $TLS/ca.crt
tls-auth-clients no
tls-replication yes"
