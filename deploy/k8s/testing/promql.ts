import { parser } from '@prometheus-io/lezer-promql';

/** What an expression asks for. */
export interface Asked {
  metrics: string[];
  /** Labels it selects or groups by. */
  labels: string[];
}

/**
 * Reads an expression by Prometheus's own grammar.
 *
 * @throws Error where it is not one
 */
export function readExpression(expression: string): Asked {
  const asked: Asked = { metrics: [], labels: [] };
  parser.parse(expression).iterate({
    enter({ type, from, to, name }) {
      if (type.isError) throw new Error(`not PromQL from ${from} on: ${expression}`);
      const text = expression.slice(from, to);
      if (name === 'Identifier') asked.metrics.push(text);
      if (name === 'LabelName') asked.labels.push(text);
    },
  });
  return asked;
}
