import { expect, test } from 'vitest'
import { readServerConfig } from './config.ts'

test('by default the portal listens on port 3000 of this machine only and expects the gateway on this machine', () => {
  const config = readServerConfig({})
  expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', gatewayTimeout: 20_000, tenantHost: undefined })
  expect(config.gatewayUrl.href).toBe('http://127.0.0.1:4010/')
})

test('an empty variable counts as not set', () => {
  expect(readServerConfig({ PORT: '', TENANT_HOST: '' })).toMatchObject({ port: 3000, tenantHost: undefined })
})

test('trusted proxies are listed with commas or spaces', () => {
  expect(readServerConfig({ TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2' }).trustedProxies).toEqual(['10.0.0.1', '10.0.0.2'])
})

test('hosts are listed with commas or spaces, in any case, with a port only where it is not the default one', () => {
  const { publicHosts, imageHosts } = readServerConfig({
    PUBLIC_HOSTS: 'Portal.test:443, localhost:8080',
    IMAGE_HOSTS: '*.img.test 10.0.0.1:9000',
  })
  expect(publicHosts).toEqual(['portal.test', 'localhost:8080'])
  expect(imageHosts).toEqual(['*.img.test', '10.0.0.1:9000'])
})

test.each([
  [{ PORT: '99999' }, 'PORT'],
  [{ GATEWAY_URL: 'ftp://a' }, 'GATEWAY_URL'],
  [{ GATEWAY_URL: 'gateway' }, 'GATEWAY_URL'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ MAX_CONNECTIONS: '0' }, 'MAX_CONNECTIONS'],
  [{ IMAGE_HOSTS: "img.test; script-src 'unsafe-inline'" }, `IMAGE_HOSTS: "img.test;" is no host`],
  [{ IMAGE_HOSTS: 'https://img.test' }, `IMAGE_HOSTS: "https://img.test" is no host; write it like www.example`],
  [{ IMAGE_HOSTS: '*' }, 'IMAGE_HOSTS: "*" is no host'],
  [{ IMAGE_HOSTS: "'unsafe-inline'" }, 'IMAGE_HOSTS'],
  [{ PUBLIC_HOSTS: 'portal.test/x' }, 'PUBLIC_HOSTS: "portal.test/x" is no host'],
  [{ PUBLIC_HOSTS: 'portal.test:99999' }, 'PUBLIC_HOSTS: "portal.test:99999" is no host'],
  [{ PUBLIC_HOSTS: 'a@portal.test' }, 'PUBLIC_HOSTS'],
  [{ METRICS_PORT: '99999' }, 'METRICS_PORT'],
  [{ PORT: '9464', METRICS_PORT: '9464' }, 'METRICS_PORT: The figures have a port of their own'],
  [{ METRICS_PORT: '9464', WEB_VITALS_SAMPLE: '10' }, 'WEB_VITALS_SAMPLE'],
  [{ WEB_VITALS_SAMPLE: '0.1' }, 'WEB_VITALS_SAMPLE: What browsers tell is read at METRICS_PORT'],
])('%o stops the start with an error that names the variable', (environment, name) => {
  expect(() => readServerConfig(environment)).toThrow(name)
})

test('by default there are no metrics, and no browser reports how fast a page was', () => {
  const { metricsPort, webVitalsSample } = readServerConfig({ METRICS_PORT: '' })
  expect([metricsPort, webVitalsSample]).toEqual([undefined, 0])
})
