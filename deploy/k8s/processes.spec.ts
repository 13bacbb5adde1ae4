import { composeServices, read } from '../docker/compose-file';
import { allOf, specOf, workload, workloadsOf, type Selector, selects } from './testing/pods';
import { OVERLAYS, type Overlay } from './testing/overlays';

const { PROCESSES } = jest.requireActual<{ PROCESSES: { name: string }[] }>(
  '../local/running/processes.mjs',
);
const compose = composeServices(read('docker-compose.yml'));
const OURS = [...PROCESSES.map(({ name }) => name), 'migrate'];

/** What holds a secret, by its name: keys and passwords, and addresses with one inside. */
const SECRET = /(PASSWORD|SECRET|_KEY|DATABASE_URL|REDIS_URL|SMTP_URL|ADMIN_EMAIL)$/;

/** The engines that an overlay runs itself; PostgreSQL may be its operator's. */
const ENGINES: Partial<Record<Overlay, string[]>> = {
  local: ['postgres', 'redis', 'nats'],
  'production-engines': ['redis', 'sentinel', 'nats'],
};

/** Node's own, which no process reads. */
const OF_NODE = 'NODE_EXTRA_CA_CERTS';

const settingsOf = (overlay: Overlay) =>
  allOf(overlay, 'ConfigMap').find(({ metadata }) => metadata.name === 'settings')![
    'data'
  ] as Record<string, string>;

describe.each(OVERLAYS)('what runs in %s', (overlay) => {
  const workloads = workloadsOf(overlay);
  const engines = ENGINES[overlay] ?? [];

  it('is what compose runs, with nothing besides', () => {
    expect(workloads.map(({ name }) => name).sort()).toEqual([...OURS, ...engines].sort());
  });

  describe.each(OURS)('%s', (name) => {
    const { pod, container, labels, kind } = workload(overlay, name);
    const inCompose = compose.get(name)!;
    const ours = container.env.filter((variable) => variable.name !== OF_NODE);

    it('is the same program as in compose', () => {
      expect(container.command).toEqual(['node', inCompose.main]);
    });

    it('is told every variable that it is told there, and no other', () => {
      expect(ours.map((variable) => variable.name).sort()).toEqual(
        Object.keys(inCompose.environment).sort(),
      );
    });

    it('trusts the authority of the engines where the overlay has one', () => {
      const trusted = container.env.find((variable) => variable.name === OF_NODE)?.value;

      expect(Boolean(trusted)).toBe(overlay === 'production-engines');
      if (!trusted) return;
      const { name: volume, mountPath } = container.volumeMounts!.find(({ mountPath }) =>
        trusted.startsWith(`${mountPath}/`),
      )!;
      expect(pod.volumes?.find((one) => one.name === volume)?.secret).toEqual({
        secretName: 'engines-ca',
        items: [{ key: 'tls.crt', path: trusted.slice(mountPath.length + 1) }],
      });
    });

    it('is told the same wherever compose says it outright', () => {
      for (const { name: variable, value } of ours) {
        if (value !== undefined)
          expect([variable, value]).toEqual([variable, inCompose.environment[variable]]);
      }
    });

    it('has its secrets by reference', () => {
      for (const { name: variable, valueFrom } of container.env) {
        expect([variable, Boolean(valueFrom?.secretKeyRef)]).toEqual([
          variable,
          SECRET.test(variable),
        ]);
      }
    });

    it('finds every setting that it can not do without', () => {
      const settings = settingsOf(overlay);
      for (const { valueFrom } of container.env) {
        const setting = valueFrom?.configMapKeyRef;
        if (!setting) continue;
        expect(setting.name).toBe('settings');
        if (!setting.optional) expect(settings).toHaveProperty(setting.key);
      }
    });

    it('runs under an account of its own, without a token', () => {
      expect(pod.serviceAccountName).toBe(name);
      expect(pod.automountServiceAccountToken).toBe(false);
      expect(
        allOf(overlay, 'ServiceAccount').find(({ metadata }) => metadata.name === name),
      ).toMatchObject({ automountServiceAccountToken: false });
    });

    it('is known by its name', () => {
      expect(labels['app.kubernetes.io/name']).toBe(name);
      expect(kind).toBe(name === 'migrate' ? 'Job' : 'Deployment');
    });
  });

  it.each(workloads.map(({ name }) => name))('holds %s to the restricted profile', (name) => {
    const { pod, container } = workload(overlay, name);

    expect(pod.containers).toHaveLength(1);
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(pod.securityContext['runAsUser']).toBeGreaterThan(0);
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  });

  it.each(workloads.map(({ name }) => name))('bounds what %s may use', (name) => {
    const { requests, limits } = workload(overlay, name).container.resources;

    expect(Object.keys(requests).sort()).toEqual(['cpu', 'ephemeral-storage', 'memory']);
    // No limit of CPU: it would slow a process down on a node that has nothing else to do.
    expect(Object.keys(limits).sort()).toEqual(['ephemeral-storage', 'memory']);
  });

  it.each(workloads.filter(({ kind }) => kind !== 'Job').map(({ name }) => name))(
    'asks %s whether it has started, lives and can serve',
    (name) => {
      const { container } = workload(overlay, name);
      const ports = container.ports!.map((port) => port.name);

      for (const probe of [
        container.startupProbe,
        container.livenessProbe,
        container.readinessProbe,
      ]) {
        expect(Boolean(probe?.httpGet) !== Boolean(probe?.exec)).toBe(true);
        if (probe?.httpGet) expect(ports).toContain(probe.httpGet.port);
      }
    },
  );

  it.each(PROCESSES.map(({ name }) => name))('asks %s where it answers', (name) => {
    const { container, pod } = workload(overlay, name);
    const told = Object.fromEntries(
      container.env.map((variable) => [variable.name, variable.value]),
    );

    expect(container.ports).toContainEqual({
      name: 'health',
      containerPort: Number(told['HEALTH_PORT']),
    });
    const toTheWorld = container.ports!.filter(({ name }) => name !== 'health');
    expect(toTheWorld).toEqual(
      told['PORT'] ? [{ name: 'http', containerPort: Number(told['PORT']) }] : [],
    );
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'] as const) {
      expect(container[probe]?.httpGet?.port).toBe('health');
    }
    expect(container.startupProbe?.httpGet?.path).toBe('/healthz');
    expect(container.livenessProbe?.httpGet?.path).toBe('/healthz');
    expect(container.readinessProbe?.httpGet?.path).toBe('/readyz');
    // Told to leave after 5 s, gone 25 s later at the latest.
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(5 + 25);
  });

  it.each(PROCESSES.map(({ name }) => name))('spreads %s over zones and nodes', (name) => {
    expect(workload(overlay, name).pod.topologySpreadConstraints).toMatchObject(
      ['topology.kubernetes.io/zone', 'kubernetes.io/hostname'].map((topologyKey) => ({
        topologyKey,
        labelSelector: {
          matchLabels: workload(overlay, name).labels['app.kubernetes.io/part-of']
            ? { 'app.kubernetes.io/part-of': 'cosmic-guide' }
            : {},
        },
        matchLabelKeys: ['app.kubernetes.io/name', 'pod-template-hash'],
      })),
    );
  });

  it('has the system keep as little of what the gateway sends as compose has', () => {
    const { pod } = workload(overlay, 'gateway');
    const { sysctls } = compose.get('gateway')!;

    expect(sysctls).toEqual({ 'net.ipv4.tcp_wmem': '4096 16384 524288' });
    expect(pod.securityContext.sysctls).toEqual(
      Object.entries(sysctls!).map(([name, value]) => ({ name, value })),
    );
  });

  it('holds no secret itself', () => {
    expect(allOf(overlay, 'Secret')).toEqual([]);
    for (const { container } of workloads) {
      for (const { value } of container.env) expect(value ?? '').not.toMatch(/:\/\/[^/]*@/);
    }
    expect(JSON.stringify(settingsOf(overlay))).not.toMatch(/:\/\/[^/"]*@/);
  });

  it('has no setting that nobody reads', () => {
    const read = workloads.flatMap(({ container }) =>
      container.env.map(({ valueFrom }) => valueFrom?.configMapKeyRef?.key),
    );

    for (const setting of Object.keys(settingsOf(overlay))) expect(read).toContain(setting);
  });

  it('leads every Service to a port of pods that are there', () => {
    for (const service of allOf(overlay, 'Service')) {
      const { selector, ports } = specOf<{
        selector?: Record<string, string>;
        ports: { port: number; targetPort?: string }[];
      }>(service);
      const behind = workloads.filter(({ labels }) => selects({ matchLabels: selector! }, labels));
      expect(behind).toHaveLength(1);
      for (const { port, targetPort } of ports) {
        const known = behind[0]!.container.ports!.flatMap((one) => [one.name, one.containerPort]);
        expect(known).toContain(targetPort ?? port);
      }
    }
  });
});

describe('a way to production', () => {
  it('asks for an SMTP server, which one machine can do without', () => {
    const smtp = (overlay: Overlay) =>
      workload(overlay, 'auth-worker').container.env.find(({ name }) => name === 'SMTP_URL')!
        .valueFrom!.secretKeyRef!;

    expect(smtp('local').optional).toBe(true);
    expect(smtp('production').optional).toBe(false);
  });

  it('gives mails a folder that can be written to', () => {
    const { container } = workload('production', 'auth-worker');
    const outbox = container.env.find(({ name }) => name === 'MAIL_OUTBOX')!.value;

    expect(container.volumeMounts?.map(({ mountPath }) => mountPath)).toContain(outbox);
  });

  it('leads to the port for the world alone, and holds no event back', () => {
    const [ingress] = allOf('production', 'Ingress');
    const { rules } = specOf<{
      rules: {
        http: {
          paths: { path: string; pathType: string; backend: { service: { name: string } } }[];
        };
      }[];
    }>(ingress!);
    const behind = Object.fromEntries(
      rules[0]!.http.paths.map(({ path, backend }) => [path, backend.service.name]),
    );

    expect(behind).toEqual({ '/': 'gateway' });
    const [service] = allOf('production', 'Service').filter(
      ({ metadata }) => metadata.name === 'gateway',
    );
    const { ports } = specOf<{ ports: { targetPort: string }[] }>(service!);
    expect(ports.map(({ targetPort }) => targetPort)).toEqual(['http']);
    expect(ingress!.metadata.annotations).toMatchObject({
      'nginx.org/proxy-buffering': 'False',
      'nginx.org/proxy-read-timeout': '3600s',
      'nginx.ingress.kubernetes.io/proxy-buffering': 'off',
      'nginx.ingress.kubernetes.io/proxy-read-timeout': '3600',
      'haproxy.org/timeout-server': '3600s',
    });
  });
});

describe.each(['production', 'production with KEDA', 'production-engines'] as const)(
  'who is multiplied in %s',
  (overlay) => {
    interface Scale {
      scaleTargetRef: { apiVersion?: string; kind?: string; name: string };
      minReplicas?: number;
      minReplicaCount?: number;
      maxReplicas?: number;
      maxReplicaCount?: number;
    }
    const scalers = [
      ...allOf(overlay, 'HorizontalPodAutoscaler'),
      ...allOf(overlay, 'ScaledObject'),
    ];
    const budgets = allOf(overlay, 'PodDisruptionBudget');
    const engines = (ENGINES[overlay] ?? []).map((name) => workload(overlay, name));

    it('is every process, by one scaler each, from two on', () => {
      const targets = scalers.map((scaler) => specOf<Scale>(scaler).scaleTargetRef.name);

      expect(targets.sort()).toEqual(PROCESSES.map(({ name }) => name).sort());
      for (const scaler of scalers) {
        const { minReplicas, minReplicaCount, maxReplicas, maxReplicaCount } =
          specOf<Scale>(scaler);
        const least = minReplicas ?? minReplicaCount!;
        expect(least).toBeGreaterThanOrEqual(2);
        expect(maxReplicas ?? maxReplicaCount).toBeGreaterThan(least);
      }
    });

    it('leaves the number of pods to the scaler', () => {
      for (const deployment of allOf(overlay, 'Deployment')) {
        expect(specOf<object>(deployment)).not.toHaveProperty('replicas');
      }
    });

    it.each([...PROCESSES, ...engines].map(({ name }) => name))(
      'loses %s one pod at a time',
      (name) => {
        const { labels } = workload(overlay, name);
        const covering = budgets.filter((budget) =>
          selects(specOf<{ selector: Selector }>(budget).selector, labels),
        );

        expect(covering.map(specOf)).toMatchObject([{ maxUnavailable: 1 }]);
      },
    );

    it('has no budget for pods that do not exist', () => {
      expect(budgets).toHaveLength(PROCESSES.length + engines.length);
    });
  },
);
