import * as z from 'zod'
import { hostList } from './hosts.ts'

const port = z.coerce.number().int().min(0).max(65535)
const httpUrl = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text))
const milliseconds = z.coerce.number().int().min(1).max(600_000)

const variables = z.object({
  PORT: port.default(3000),
  // Other machines can reach it only where this is set, as the container image does.
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_HOSTS: hostList.default([]),
  IMAGE_HOSTS: hostList.default([]),
  GATEWAY_URL: httpUrl.default(new URL('http://127.0.0.1:4010')),
  GATEWAY_TIMEOUT_MS: milliseconds.default(20_000),
  GATEWAY_REST_MS: milliseconds.default(5000),
  GATEWAY_KEEP_MS: z.coerce.number().int().min(0).max(60_000).default(5000),
  RENDER_TIMEOUT_MS: milliseconds.default(8000),
  HEADERS_TIMEOUT_MS: milliseconds.default(15_000),
  MAX_CONNECTIONS: z.coerce.number().int().min(1).default(2048),
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(3000),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(16),
  // A file of 20 MB, the largest that a form takes, plus the rest of its multipart body.
  MAX_BODY_BYTES: z.coerce
    .number()
    .int()
    .min(1024)
    .default(21 * 1024 * 1024),
  METRICS_PORT: port.optional(),
  WEB_VITALS_SAMPLE: z.coerce.number().min(0).max(1).default(0),
  TENANT_HOST: z.string().min(1).optional(),
  DIST_DIR: z.string().min(1).default('dist'),
  LOG_LEVEL: z.enum(['info', 'error', 'silent']).default('info'),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter((entry) => entry !== '')),
})

const environmentSchema = variables
  .refine(({ PORT, METRICS_PORT }) => METRICS_PORT === undefined || METRICS_PORT === 0 || METRICS_PORT !== PORT, {
    path: ['METRICS_PORT'],
    message: 'The figures have a port of their own, other than PORT',
  })
  .refine((given) => given.WEB_VITALS_SAMPLE === 0 || given.METRICS_PORT !== undefined, {
    path: ['WEB_VITALS_SAMPLE'],
    message: 'What browsers tell is read at METRICS_PORT, which is not set',
  })

/** Settings of the portal's server, from its environment variables. */
export interface ServerConfig {
  port: number
  host: string
  /** Hosts that the portal answers for; empty for any. */
  publicHosts: string[]
  /** Other hosts whose images pages may show. */
  imageHosts: string[]
  /** URL of the gateway, which is also the target of `/gateway/*`. */
  gatewayUrl: URL
  /** How long the gateway may take to begin its reply, in ms (§9: 20 s). */
  gatewayTimeout: number
  /** How long the circuit stays open before the gateway is probed, in ms. */
  gatewayRest: number
  /** How long anonymous gateway replies are reused for other pages, in ms; 0 turns this off. */
  gatewayKeep: number
  /** How long one gateway call may take while a page is rendered, in ms. */
  renderTimeout: number
  /** How long a client may take to send the head of a request, in ms. */
  headersTimeout: number
  /** Maximum number of open connections; further ones are closed at once. */
  maxConnections: number
  /** How long the server keeps taking requests after the stop signal, while load balancers notice; in ms. */
  drainTime: number
  /** Memory for cached pages, in bytes; 0 renders every page anew. */
  pageCacheSize: number
  /** Largest request body accepted, in bytes. */
  maxBodySize: number
  /** Port on which Prometheus reads the metrics; undefined for none. */
  metricsPort: number | undefined
  /** Share of visits whose browsers report how fast the page was; 0 for none. */
  webVitalsSample: number
  /** Tenant sent to the gateway instead of the host that the visitor asked for. */
  tenantHost: string | undefined
  /** Folder of the build, relative to the working directory. */
  distDir: string
  logLevel: 'info' | 'error' | 'silent'
  /** Proxies whose `X-Forwarded-For`, `X-Forwarded-Proto` and `X-Request-Id` are trusted. */
  trustedProxies: string[]
}

/**
 * Reads the settings; an unset or empty variable takes its default.
 * @throws Error whose message names each bad variable.
 */
export function readServerConfig(environment: Record<string, string | undefined>): ServerConfig {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`These settings are wrong: ${faults.join('; ')}`)
  }
  const { data } = parsed
  return {
    port: data.PORT,
    host: data.HOST,
    publicHosts: data.PUBLIC_HOSTS,
    imageHosts: data.IMAGE_HOSTS,
    gatewayUrl: data.GATEWAY_URL,
    gatewayTimeout: data.GATEWAY_TIMEOUT_MS,
    gatewayRest: data.GATEWAY_REST_MS,
    gatewayKeep: data.GATEWAY_KEEP_MS,
    renderTimeout: data.RENDER_TIMEOUT_MS,
    headersTimeout: data.HEADERS_TIMEOUT_MS,
    maxConnections: data.MAX_CONNECTIONS,
    drainTime: data.DRAIN_MS,
    pageCacheSize: data.PAGE_CACHE_MB * 1024 * 1024,
    maxBodySize: data.MAX_BODY_BYTES,
    metricsPort: data.METRICS_PORT,
    webVitalsSample: data.WEB_VITALS_SAMPLE,
    tenantHost: data.TENANT_HOST,
    distDir: data.DIST_DIR,
    logLevel: data.LOG_LEVEL,
    trustedProxies: data.TRUSTED_PROXIES,
  }
}
