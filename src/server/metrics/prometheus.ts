import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Monitor, WebVital } from './monitor.ts'

/** In seconds: a cached page takes a millisecond, and a call is given up after twenty seconds. */
const DURATIONS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]

/** Around the thresholds for good and poor (web.dev): 2.5 and 4 s, 0.2 and 0.5 s, 0.1 and 0.25. */
const WEB_VITALS: Readonly<Record<WebVital, { name: string; help: string; buckets: number[] }>> = {
  LCP: {
    name: 'portal_web_vital_lcp_seconds',
    help: 'Largest Contentful Paint in the browsers of visitors',
    buckets: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  },
  INP: {
    name: 'portal_web_vital_inp_seconds',
    help: 'Interaction to Next Paint in the browsers of visitors, until they first turned away from the page',
    buckets: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
  },
  CLS: {
    name: 'portal_web_vital_cls',
    help: 'Cumulative Layout Shift in the browsers of visitors, until they first turned away from the page',
    buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  },
}

/**
 * A monitor whose metrics Prometheus reads, together with those of the process itself: memory, processor, event loop.
 */
export function createPrometheusMonitor(): { monitor: Monitor; registry: Registry } {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Counter({
    name: 'portal_http_requests_total',
    help: 'Requests answered, by the pattern of their route',
    labelNames: ['route', 'method', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'From a request to the head of its reply',
    labelNames: ['route'],
    buckets: DURATIONS,
    registers,
  })
  const pages = new Counter({
    name: 'portal_pages_total',
    help: 'Pages sent, by where they came from: kept, stale, standIn, made, joined, personal',
    labelNames: ['source'],
    registers,
  })
  const calls = new Counter({
    name: 'portal_gateway_calls_total',
    help: 'Calls to the gateway, by what became of them: answered, failed, refused, left',
    labelNames: ['caller', 'operation', 'outcome'],
    registers,
  })
  const callDurations = new Histogram({
    name: 'portal_gateway_call_duration_seconds',
    help: 'From a call to the gateway to its reply; within a page to the end of it',
    labelNames: ['operation'],
    buckets: DURATIONS,
    registers,
  })
  const circuit = new Gauge({
    name: 'portal_gateway_circuit_open',
    help: '1 while the gateway is being left alone',
    registers,
  })
  const vitals = Object.fromEntries(
    Object.entries(WEB_VITALS).map(([vital, settings]) => [
      vital,
      new Histogram({ ...settings, labelNames: ['route'], registers }),
    ]),
  ) as Record<WebVital, Histogram<'route'>>

  const monitor: Monitor = {
    request({ route, method, status, seconds }) {
      requests.inc({ route, method, status })
      durations.observe({ route }, seconds)
    },
    page: (source) => pages.inc({ source }),
    gatewayCall({ caller, operation }, outcome, seconds) {
      calls.inc({ caller, operation, outcome })
      if (outcome !== 'refused') callDurations.observe({ operation }, seconds)
    },
    circuit: (isOpen) => circuit.set(isOpen ? 1 : 0),
    webVital: (name, route, value) => vitals[name].observe({ route }, value),
  }
  return { monitor, registry }
}
