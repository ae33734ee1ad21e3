type Labels = Record<string, string>

interface Metric {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  lines(): string[]
}

/** Counts by label values, in the text format of Prometheus. */
export function counter(name: string, help: string): Metric & { add(labels?: Labels, amount?: number): void } {
  const values = new Map<string, number>()
  return {
    name,
    help,
    type: 'counter',
    add: (labels = {}, amount = 1) => {
      const key = format(labels)
      values.set(key, (values.get(key) ?? 0) + amount)
    },
    lines: () => [...values].map(([key, value]) => `${name}${key} ${value}`),
  }
}

export function histogram(
  name: string,
  help: string,
  bounds: readonly number[],
): Metric & { observe(labels: Labels, value: number): void } {
  const series = new Map<string, { labels: Labels; counts: number[]; sum: number; count: number }>()
  return {
    name,
    help,
    type: 'histogram',
    observe: (labels, value) => {
      const key = format(labels)
      const one = series.get(key) ?? { labels, counts: bounds.map(() => 0), sum: 0, count: 0 }
      series.set(key, one)
      bounds.forEach((bound, index) => {
        if (value <= bound) one.counts[index] = (one.counts[index] ?? 0) + 1
      })
      one.sum += value
      one.count += 1
    },
    lines: () =>
      [...series.values()].flatMap(({ labels, counts, sum, count }) => [
        ...bounds.map((bound, index) => `${name}_bucket${format({ ...labels, le: String(bound) })} ${counts[index]}`),
        `${name}_bucket${format({ ...labels, le: '+Inf' })} ${count}`,
        `${name}_sum${format(labels)} ${sum}`,
        `${name}_count${format(labels)} ${count}`,
      ]),
  }
}

/** A value that is read when it is asked for. */
export const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: 'gauge',
  lines: () => [`${name} ${value}`],
})

export const exposition = (metrics: readonly Metric[]): string =>
  `${metrics
    .flatMap(({ name, help, type, lines }) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines()])
    .join('\n')}\n`

function format(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${quoted(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

const quoted = (value: string): string => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
