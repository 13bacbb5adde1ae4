#!/bin/sh
# Writes .env beside docker-compose.yml: .env.example with a fresh secret wherever a password
# or secret is empty. An .env that is there stays as it is.
set -eu
cd "$(dirname "$0")/../.."
umask 077

# 192 bits. Hex after a letter, because nats.conf reads a word that begins with a digit as a number.
secret() {
  printf 's%s' "$(od -An -N24 -tx1 /dev/urandom | tr -d ' \n')"
}

if [ -e .env ]; then
  echo '.env is there already; remove it to get a new one.' >&2
  exit 1
fi
while IFS= read -r line; do
  case $line in
    *_PASSWORD= | *_SECRET=) printf '%s%s\n' "$line" "$(secret)" ;;
    *) printf '%s\n' "$line" ;;
  esac
done < .env.example > .env.new
mv .env.new .env
echo '.env is made. Start with: docker compose up -d'
