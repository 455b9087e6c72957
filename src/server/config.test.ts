import { expect, test } from 'vitest'
import { readServerConfig } from './config.ts'

test('without settings the portal listens on 3000 and asks the gateway of this machine', () => {
  const config = readServerConfig({})
  expect(config).toMatchObject({ port: 3000, host: '0.0.0.0', gatewayTimeout: 20_000, tenantHost: undefined })
  expect(config.gatewayUrl.href).toBe('http://127.0.0.1:4010/')
})

test('an empty variable counts as not set', () => {
  expect(readServerConfig({ PORT: '', TENANT_HOST: '' })).toMatchObject({ port: 3000, tenantHost: undefined })
})

test('trusted proxies are listed with commas or spaces', () => {
  expect(readServerConfig({ TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2' }).trustedProxies).toEqual(['10.0.0.1', '10.0.0.2'])
})

test.each([
  [{ PORT: '99999' }, 'PORT'],
  [{ GATEWAY_URL: 'ftp://a' }, 'GATEWAY_URL'],
  [{ GATEWAY_URL: 'gateway' }, 'GATEWAY_URL'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
])('%o stops the start with the name of the variable', (environment, name) => {
  expect(() => readServerConfig(environment)).toThrow(name)
})
