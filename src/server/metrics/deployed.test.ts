import { readFileSync } from 'node:fs'
import { parser } from '@prometheus-io/lezer-promql'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createPrometheusMonitor } from './prometheus.ts'

interface Rule {
  alert: string
  expr: string
}

interface Panel {
  title: string
  targets: { expr: string }[]
}

const alerts = parse(readFileSync('deploy/monitoring/alerts.yaml', 'utf8')) as { groups: { rules: Rule[] }[] }
const dashboard = JSON.parse(readFileSync('deploy/monitoring/grafana-dashboard.json', 'utf8')) as { panels: Panel[] }

const expressions = [
  ...alerts.groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => [alert, expr] as const)),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
]

/** What Prometheus reads from the portal, plus the one series that it adds itself. */
async function series(): Promise<Map<string, Set<string>>> {
  const { monitor, registry } = createPrometheusMonitor()
  monitor.request({ route: '/', method: 'GET', status: 200, seconds: 1 })
  monitor.page('made')
  monitor.gatewayCall({ caller: 'page', operation: 'getPolicy' }, 'answered', 1)
  for (const vital of ['LCP', 'INP', 'CLS'] as const) monitor.webVital(vital, '/', 1)
  const scraped = ['job', 'instance']
  const found = new Map([['up', new Set(scraped)]])
  for (const [, name = '', labels = ''] of (await registry.metrics()).matchAll(/^(\w+)(\{.*\})? /gm)) {
    const own = [...labels.matchAll(/(\w+)="/g)].map(([, label = '']) => label)
    found.set(name, new Set([...scraped, ...own]))
  }
  return found
}

/** The series that an expression names, with the labels that select each. */
function selectors(expr: string): { name: string; labels: string[] }[] {
  const chosen: { name: string; labels: string[] }[] = []
  const text = expr.replaceAll('$__rate_interval', '5m')
  parser.parse(text).iterate({
    enter({ type, from, to, node }) {
      const word = text.slice(from, to)
      if (type.isError) throw new Error(`Not PromQL at ${from}: ${text}`)
      if (type.name === 'VectorSelector') {
        const name = node.getChild('Identifier')
        chosen.push({ name: name === null ? word : text.slice(name.from, name.to), labels: [] })
      }
      if (type.name === 'LabelName' && node.parent?.name !== 'GroupingLabels') chosen.at(-1)?.labels.push(word)
    },
  })
  return chosen
}

test.each(expressions)('%s uses only metrics that exist', async (_name, expr) => {
  const known = await series()
  const chosen = selectors(expr)
  expect(chosen.length).toBeGreaterThan(0)
  for (const { name, labels } of chosen) {
    expect([...known.keys()]).toContain(name)
    for (const label of labels) expect([...(known.get(name) ?? [])]).toContain(label)
  }
})

test('a metric or label that does not exist is detected', () => {
  expect(selectors('sum by (le) (rate(portal_nothing_total{nowhere="1"}[5m])) > 1')).toEqual([
    { name: 'portal_nothing_total', labels: ['nowhere'] },
  ])
  expect(() => selectors('sum(rate(x[5m])')).toThrow('Not PromQL')
})
