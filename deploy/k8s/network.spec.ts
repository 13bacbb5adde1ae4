import type { Manifest } from './testing/kustomize';
import { OVERLAYS, type Overlay } from './testing/overlays';
import { allOf, selects, specOf, workloadsOf, type Selector, type Workload } from './testing/pods';

interface Peer {
  podSelector?: Selector;
  namespaceSelector?: Selector;
  ipBlock?: { cidr: string; except: string[] };
}
interface Policy {
  podSelector: Selector;
  policyTypes: ('Ingress' | 'Egress')[];
  ingress?: { from: Peer[]; ports: { port: number | string }[] }[];
  egress?: { to?: Peer[]; ports: { port: number | string }[] }[];
}

const ENGINES = ['postgres', 'pooler', 'redis', 'sentinel', 'nats'];

type Pod = Pick<Workload, 'name' | 'labels'> & { ports: number[] };

/** The pods that CloudNativePG makes, by the labels that it gives them. */
const OF_CLOUD_NATIVE_PG: readonly Pod[] = [
  {
    name: 'postgres',
    labels: { 'cnpg.io/cluster': 'cosmic', 'cnpg.io/podRole': 'instance' },
    ports: [5432, 8000],
  },
  {
    name: 'pooler',
    labels: {
      'cnpg.io/cluster': 'cosmic',
      'cnpg.io/podRole': 'pooler',
      'cnpg.io/poolerName': 'cosmic-pooler',
    },
    ports: [5432],
  },
];

function podsOf(overlay: Overlay): Pod[] {
  const made = workloadsOf(overlay).map(({ name, labels, container }) => ({
    name,
    labels,
    ports: (container.ports ?? []).map(({ containerPort }) => containerPort),
  }));
  return overlay === 'production-engines' ? [...made, ...OF_CLOUD_NATIVE_PG] : made;
}

/** Names a peer: pods of the namespace by their names, what is elsewhere by what it is. */
function namesOf(overlay: Overlay, peer: Peer): string[] {
  if (peer.ipBlock) return [peer.ipBlock.cidr.endsWith('/0') ? 'internet' : peer.ipBlock.cidr];
  const namespace = peer.namespaceSelector?.matchLabels?.['kubernetes.io/metadata.name'];
  if (namespace === 'kube-system') return ['dns'];
  if (namespace) return [namespace];
  return podsOf(overlay)
    .filter(({ labels }) => selects(peer.podSelector!, labels))
    .map(({ name }) => name);
}

const policiesFor = (overlay: Overlay, { labels }: Pod) =>
  allOf(overlay, 'NetworkPolicy')
    .map((manifest) => specOf<Policy>(manifest))
    .filter(({ podSelector }) => selects(podSelector, labels));

const pairs = (names: string[], ports: { port: number | string }[]) =>
  names.flatMap((name) => ports.map(({ port }) => `${name}:${port}`));

/** Where a workload may connect to. */
const outOf = (overlay: Overlay, one: Pod) =>
  policiesFor(overlay, one).flatMap(({ egress = [] }) =>
    egress.flatMap(({ to, ports }) =>
      pairs(to?.flatMap((peer) => namesOf(overlay, peer)) ?? ['anywhere'], ports),
    ),
  );

/** Who may connect to a workload. */
const inTo = (overlay: Overlay, one: Pod) =>
  policiesFor(overlay, one).flatMap(({ ingress = [] }) =>
    ingress.flatMap(({ from, ports }) =>
      pairs(
        from.flatMap((peer) => namesOf(overlay, peer)),
        ports,
      ),
    ),
  );

/** What a variable leads to. */
const LEADS_TO: Readonly<Record<string, string[]>> = {
  NATS_URL: ['nats:4222'],
  DATABASE_URL: ['postgres:5432'],
  REDIS_URL: ['redis:6379', 'redis:26379'],
  STRIPE_SECRET_KEY: ['internet:443'],
  OPENAI_API_KEY: ['internet:443'],
  SMTP_URL: ['internet:465', 'internet:587'],
  // Notices go to the push services of browsers.
  PUSH_CONTACT: ['internet:443'],
};

/** What a variable leads to where something is watched. */
const LEADS_TO_WATCHERS: typeof LEADS_TO = {
  OTEL_EXPORTER_OTLP_ENDPOINT: ['monitoring:4318'],
};

/** Where the engines are the overlay's own, each kind has its pods. */
const LEADS_TO_OWN: typeof LEADS_TO = {
  DATABASE_URL: ['pooler:5432'],
  REDIS_URL: ['redis:6379', 'sentinel:26379'],
};

/** What PostgreSQL's pods ask the cluster, and where the backups go. */
const TO_THE_CLUSTER = ['anywhere:443', 'anywhere:6443'];

/** Whom engines talk to. */
const AMONG_ENGINES: Readonly<Record<string, string[]>> = {
  nats: ['nats:6222'],
  redis: ['redis:6379', 'sentinel:26379'],
  sentinel: ['redis:6379', 'sentinel:26379'],
  postgres: ['postgres:5432', 'postgres:8000', ...TO_THE_CLUSTER],
  pooler: ['postgres:5432', ...TO_THE_CLUSTER],
};

const unique = (names: string[]) => [...new Set(names)].sort();

describe.each(OVERLAYS)('who may talk to whom in %s', (overlay) => {
  const pods = podsOf(overlay);
  const ownEngines = overlay === 'production-engines';

  it('is nobody to nobody, first of all', () => {
    const denied = allOf(overlay, 'NetworkPolicy').find(
      ({ metadata }) => metadata.name === 'default-deny',
    )!;

    expect(denied['spec']).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  });

  it.each(pods.map((one) => [one.name, one] as const))(
    'lets %s reach exactly what its variables lead to',
    (name, one) => {
      const leadsTo = {
        ...LEADS_TO,
        ...(overlay !== 'local' && LEADS_TO_WATCHERS),
        ...(ownEngines && LEADS_TO_OWN),
      };
      const { env } = workloadsOf(overlay).find((workload) => workload.name === name)
        ?.container ?? {
        env: [],
      };
      const needed = ENGINES.includes(name)
        ? ownEngines
          ? AMONG_ENGINES[name]!
          : []
        : env.flatMap((variable) => leadsTo[variable.name] ?? []);
      const tables = ownEngines && name === 'migrate' ? ['postgres:5432'] : [];

      expect(unique(outOf(overlay, one))).toEqual(unique([...needed, ...tables, 'dns:53']));
    },
  );

  it('lets in whom the other side lets out', () => {
    const operator = ownEngines ? ['cnpg-system:8000'] : [];
    for (const engine of pods.filter(({ name }) => ENGINES.includes(name))) {
      const expected = pods.flatMap((one) =>
        engine.ports
          .filter((port) => outOf(overlay, one).includes(`${engine.name}:${port}`))
          .map((port) => `${one.name}:${port}`),
      );

      expect(unique(inTo(overlay, engine))).toEqual(
        unique([...expected, ...(engine.name === 'postgres' ? operator : [])]),
      );
    }
  });

  it.each(
    pods.filter(({ name }) => !ENGINES.includes(name)).map((one) => [one.name, one] as const),
  )('lets nobody in to %s but whom it serves', (name, one) => {
    const edge = overlay !== 'local' && name === 'gateway' ? ['ingress-nginx:3000'] : [];
    const scraped = overlay !== 'local' && name !== 'migrate' ? ['monitoring:health'] : [];

    expect(unique(inTo(overlay, one))).toEqual(unique([...edge, ...scraped]));
  });

  it('names no peer that is not there', () => {
    const empty = allOf(overlay, 'NetworkPolicy').flatMap((manifest) => {
      const { ingress = [], egress = [], podSelector } = specOf<Policy>(manifest);
      const peers = [
        ...ingress.flatMap(({ from }) => from),
        ...egress.flatMap(({ to }) => to ?? []),
      ];
      const nobody = peers.filter((peer) => namesOf(overlay, peer).length === 0);
      const ofNobody = !pods.some(({ labels }) => selects(podSelector, labels));
      return nobody.length > 0 || ofNobody ? [manifest.metadata.name] : [];
    });

    expect(empty).toEqual([]);
  });

  it('names no name that is not there', () => {
    const names = pods.map(({ name }) => name);
    const asked = (selector: Selector | undefined) =>
      (selector?.matchExpressions ?? [])
        .filter(({ key }) => key === 'app.kubernetes.io/name')
        .flatMap((expression) => (expression.operator === 'In' ? expression.values : []));
    const everyone = allOf(overlay, 'NetworkPolicy').flatMap((manifest: Manifest) => {
      const { podSelector, ingress = [] } = specOf<Policy>(manifest);
      return [podSelector, ...ingress.flatMap(({ from }) => from.map((peer) => peer.podSelector))];
    });

    for (const name of everyone.flatMap(asked)) expect(names).toContain(name);
  });

  it('leads to the internet, and not back into the house', () => {
    const blocks = allOf(overlay, 'NetworkPolicy')
      .flatMap((manifest) => specOf<Policy>(manifest).egress ?? [])
      .flatMap(({ to }) => (to ?? []).flatMap(({ ipBlock }) => ipBlock ?? []));

    expect(blocks.length).toBeGreaterThan(0);
    for (const { cidr, except } of blocks) {
      expect(except).toEqual(
        cidr === '::/0'
          ? ['fc00::/7', 'fe80::/10']
          : ['10.0.0.0/8', '100.64.0.0/10', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'],
      );
    }
  });
});
