#!/bin/sh
# Brings an overlay to the cluster of kubectl's current context, as often as you like:
#
#   sh deploy/k8s/release.sh production [<image of the migrator and of every process>]
#
# The tables come first, then the processes, one pod at a time: a release whose migration fails
# has changed no process. The overlay's own image stands unless another is named.
set -eu
overlay=${1:?name the overlay: local, production or production-engines}
image=${2:-}
here=$(dirname "$0")
namespace=cosmic-guide
names='auth auth-worker billing billing-worker readings readings-worker content content-worker usage gateway'

manifests=$(kubectl kustomize "$here/overlays/$overlay")
if [ -n "$image" ]; then
  manifests=$(printf '%s\n' "$manifests" |
    sed -E "s#^([[:space:]]*(- )?image: )([^[:space:]]*/)?cosmic-guide(:[^[:space:]]*)?\$#\\1$image#")
fi
apply() {
  printf '%s\n' "$manifests" | kubectl apply -f - "$@"
}

# A job can't be changed, only made anew.
kubectl delete job migrate --namespace "$namespace" --ignore-not-found
apply --selector 'app.kubernetes.io/component notin (edge, service, worker)'

echo 'Waiting for the tables …'
until [ "$(kubectl get job migrate --namespace "$namespace" \
  --output 'jsonpath={.status.conditions[?(@.status=="True")].type}')" != '' ]; do
  sleep 2
done
kubectl logs job/migrate --namespace "$namespace" --tail 20
case $(kubectl get job migrate --namespace "$namespace" \
  --output 'jsonpath={.status.conditions[?(@.status=="True")].type}') in
  *Complete*) ;;
  *)
    echo 'The migration failed; no process was changed.' >&2
    exit 1
    ;;
esac

apply
for name in $names; do
  kubectl rollout status "deployment/$name" --namespace "$namespace" --timeout 10m
done
