import { handleSummary, type Summary } from './summary';

const DATA: Summary = {
  metrics: {
    'http_req_duration{kind:browse}': {
      values: { avg: 12.345678, 'p(95)': 310 },
      thresholds: { 'p(95)<300': { ok: false }, 'p(99)<1000': { ok: true } },
    },
    checks: { values: { rate: 1 }, thresholds: { 'rate>0.99': { ok: true } } },
    vus: { values: { value: 3 } },
  },
  state: { testRunDurationMs: 90_000 },
};

describe('the summary of a run', () => {
  const written = handleSummary(DATA);

  it('is kept whole as JSON', () => {
    expect(JSON.parse(written['summary.json']!)).toEqual(DATA);
  });

  it('says on the console which thresholds were met', () => {
    expect(written['stdout']).toBe(
      'met    checks rate>0.99\n' +
        'MISSED http_req_duration{kind:browse} p(95)<300\n' +
        'met    http_req_duration{kind:browse} p(99)<1000\n',
    );
  });

  it('is a page with each threshold and metric, nothing taken for markup', () => {
    const page = written['summary.html']!;

    expect(page).toContain('Load test, 1.5 minutes');
    expect(page).toContain('<td>p(95)&lt;300</td><td>missed</td>');
    expect(page).toContain('avg 12.35, p(95) 310');
    expect(page).toContain('<td>vus</td><td>value 3</td>');
    expect(page).not.toContain('<td>p(95)<300');
  });
});
