type Labels = Record<string, string>

interface Metric {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  lines(): string[]
}

interface Counter extends Metric {
  add(labels?: Labels, amount?: number): void
  /** For labels that come often: writing them out costs more than counting. */
  of(labels: Labels): { add(amount: number): void }
}

/** Counts by label values, in the text format of Prometheus. */
export function counter(name: string, help: string): Counter {
  const values = new Map<string, { value: number; add(amount: number): void }>()
  const of = (labels: Labels) => {
    const key = format(labels)
    const known = values.get(key)
    if (known) return known
    const one = {
      value: 0,
      add(amount: number) {
        this.value += amount
      },
    }
    values.set(key, one)
    return one
  }
  return {
    name,
    help,
    type: 'counter',
    of,
    add: (labels = {}, amount = 1) => of(labels).add(amount),
    lines: () => [...values].map(([key, { value }]) => `${name}${key} ${value}`),
  }
}

interface Histogram extends Metric {
  of(labels: Labels): { observe(value: number): void }
}

export function histogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const series = new Map<string, ReturnType<typeof emptySeries>>()
  return {
    name,
    help,
    type: 'histogram',
    of: (labels) => {
      const key = format(labels)
      const one = series.get(key) ?? emptySeries(labels, bounds)
      series.set(key, one)
      return one
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

const emptySeries = (labels: Labels, bounds: readonly number[]) => ({
  labels,
  counts: bounds.map(() => 0),
  sum: 0,
  count: 0,
  observe(value: number) {
    for (let i = bounds.length - 1; i >= 0 && value <= (bounds[i] ?? 0); i--) this.counts[i] = (this.counts[i] ?? 0) + 1
    this.sum += value
    this.count += 1
  },
})

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
