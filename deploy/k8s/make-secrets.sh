#!/bin/sh
# Writes the Secrets that an overlay with engines refers to, made from .env (deploy/docker/make-env.sh):
#
#   sh deploy/k8s/make-secrets.sh local | kubectl apply --namespace cosmic-guide -f -
#   sh deploy/k8s/make-secrets.sh production-engines | kubectl apply --namespace cosmic-guide -f -
#
# They go from here to the cluster and are never a file. JSON, because a value may hold anything.
set -eu
overlay=${1:-local}
cd "$(dirname "$0")/../.."

if [ ! -e .env ]; then
  echo 'There is no .env; sh deploy/docker/make-env.sh makes one.' >&2
  exit 1
fi

value() {
  sed -n "s/^$1=//p" .env | head -n 1
}

quoted() {
  printf '"%s"' "$(printf '%s' "$1" | sed 's/\\/\\\\/g; s/"/\\"/g')"
}

# secret <name> <key> <value> [<key> <value> …]; what is empty is left out.
secret() {
  type=Opaque
  case $1 in *-login) type=kubernetes.io/basic-auth ;; esac
  printf '{"apiVersion":"v1","kind":"Secret","type":"%s","metadata":{"name":"%s"},"stringData":{' \
    "$type" "$1"
  shift
  comma=''
  while [ $# -gt 0 ]; do
    if [ -n "$2" ]; then
      printf '%s"%s":%s' "$comma" "$1" "$(quoted "$2")"
      comma=','
    fi
    shift 2
  done
  printf '}}'
}

owner_password=$(value POSTGRES_PASSWORD)
redis_password=$(value REDIS_PASSWORD)

case $overlay in
  local)
    owners_database=postgres:5432/cosmic
    database=postgres:5432/cosmic
    redis_url="redis://:$redis_password@redis:6379"
    ;;
  production-engines)
    owners_database='cosmic-rw:5432/cosmic?sslmode=verify-full'
    database='cosmic-pooler:5432/cosmic?sslmode=verify-full'
    redis_url="rediss-sentinel://:$redis_password@sentinel-0.sentinel:26379,sentinel-1.sentinel:26379,sentinel-2.sentinel:26379#cosmic"
    ;;
  *)
    echo "The Secrets of $overlay are not made here; its engines are somebody else's." >&2
    exit 1
    ;;
esac

role_url() {
  printf 'postgres://cosmic_%s:%s@%s' "$1" "$(value "$2_DATABASE_PASSWORD")" "$database"
}

printf '{"apiVersion":"v1","kind":"List","items":['
if [ "$overlay" = local ]; then
  secret database-owner \
    DATABASE_URL "postgres://cosmic:$owner_password@$owners_database" \
    POSTGRES_PASSWORD "$owner_password"
else
  secret database-owner DATABASE_URL "postgres://cosmic:$owner_password@$owners_database"
  printf ','
  # CloudNativePG gives the owner this password; it asks for both by these names.
  secret database-owner-login username cosmic password "$owner_password"
fi
printf ','
secret database \
  AUTH_DATABASE_URL "$(role_url auth AUTH)" \
  BILLING_DATABASE_URL "$(role_url billing BILLING)" \
  READINGS_DATABASE_URL "$(role_url readings READINGS)" \
  CONTENT_DATABASE_URL "$(role_url content CONTENT)" \
  USAGE_DATABASE_URL "$(role_url usage USAGE)"
printf ','
secret redis \
  REDIS_URL "$redis_url" \
  REDIS_PASSWORD "$redis_password"
printf ','
secret nats \
  NATS_GATEWAY_PASSWORD "$(value NATS_GATEWAY_PASSWORD)" \
  NATS_MIGRATOR_PASSWORD "$(value NATS_MIGRATOR_PASSWORD)" \
  NATS_AUTH_PASSWORD "$(value NATS_AUTH_PASSWORD)" \
  NATS_BILLING_PASSWORD "$(value NATS_BILLING_PASSWORD)" \
  NATS_READINGS_PASSWORD "$(value NATS_READINGS_PASSWORD)" \
  NATS_CONTENT_PASSWORD "$(value NATS_CONTENT_PASSWORD)" \
  NATS_USAGE_PASSWORD "$(value NATS_USAGE_PASSWORD)"
printf ','
secret requests \
  GATEWAY_AUTH_REQUEST_SECRET "$(value GATEWAY_AUTH_REQUEST_SECRET)" \
  GATEWAY_BILLING_REQUEST_SECRET "$(value GATEWAY_BILLING_REQUEST_SECRET)" \
  GATEWAY_READINGS_REQUEST_SECRET "$(value GATEWAY_READINGS_REQUEST_SECRET)" \
  GATEWAY_CONTENT_REQUEST_SECRET "$(value GATEWAY_CONTENT_REQUEST_SECRET)" \
  GATEWAY_USAGE_REQUEST_SECRET "$(value GATEWAY_USAGE_REQUEST_SECRET)" \
  AUTH_BILLING_REQUEST_SECRET "$(value AUTH_BILLING_REQUEST_SECRET)" \
  BILLING_AUTH_REQUEST_SECRET "$(value BILLING_AUTH_REQUEST_SECRET)" \
  USAGE_READINGS_REQUEST_SECRET "$(value USAGE_READINGS_REQUEST_SECRET)"
printf ','
secret gateway \
  GUEST_COOKIE_SECRET "$(value GUEST_COOKIE_SECRET)" \
  CDN_PURGE_KEY "$(value CDN_PURGE_KEY)"
printf ','
secret auth \
  AUTH_SECRET "$(value AUTH_SECRET)" \
  BIRTH_DATA_SECRET "$(value BIRTH_DATA_SECRET)" \
  ADMIN_EMAIL "$(value ADMIN_EMAIL)" \
  SMTP_URL "$(value SMTP_URL)"
printf ','
secret billing \
  STRIPE_SECRET_KEY "$(value STRIPE_SECRET_KEY)" \
  STRIPE_WEBHOOK_SECRET "$(value STRIPE_WEBHOOK_SECRET)"
printf ','
secret readings ADDRESS_HASH_SECRET "$(value ADDRESS_HASH_SECRET)" \
  SHARE_LINK_SECRET "$(value SHARE_LINK_SECRET)" \
  READINGS_DATA_SECRET "$(value READINGS_DATA_SECRET)"
printf ','
secret usage USAGE_DATA_SECRET "$(value USAGE_DATA_SECRET)"
printf ','
secret model OPENAI_API_KEY "$(value OPENAI_API_KEY)"
printf ']}\n'
