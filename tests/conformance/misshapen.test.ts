import { expect, test } from 'vitest'
import { check } from '#scripts/conformance/check.ts'
import { envelopeOf, setJson, type Loose } from './defect.ts'
import { gatewayOfFile, limitMs } from './gatewayOfFile.ts'
import { optionsOf } from './options.ts'

const gateway = await gatewayOfFile()

/** Lists with their details, counts, days, tables of rules, and records that are written. */
const only = [
  'getCalendarMonth',
  'getPolicyDetail',
  'listDemands',
  'listNotices',
  'listPolicies',
  'listPolicyFavorites',
  'listToolRules',
  'addPolicyFavorite',
]

/** Everything in a reply's data, changed from the outside inwards. */
function changed(value: unknown, change: (value: unknown, isItem: boolean) => unknown, isItem = false): unknown {
  const own = change(value, isItem)
  if (Array.isArray(own)) return own.map((item) => changed(item, change, true))
  if (typeof own !== 'object' || own === null) return own
  return Object.fromEntries(Object.entries(own).map(([name, child]) => [name, changed(child, change)]))
}

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)

test.each<[string, (data: Loose) => unknown]>([
  [
    'null for each record of a list',
    (data) => changed(data, (each, isItem) => (isItem && isRecord(each) ? null : each)),
  ],
  ['null for all data', () => null],
  ['text for all data', () => '系统繁忙'],
  ['an object with nothing in it', () => ({})],
  ['null for each list', (data) => changed(data, (each) => (Array.isArray(each) ? null : each))],
  [
    'days that are none and numbers beyond all measure',
    (data) => changed(data, (each) => (isDay(each) ? '不详' : typeof each === 'number' ? 1e300 : each)),
  ],
])('of a gateway with %s everything is told that is wrong', { timeout: limitMs }, async (_, change) => {
  gateway.have([
    {
      id: 'misshapen',
      group: 'shape',
      operationId: '',
      reply: (returning, { operationId = '' }) => {
        const envelope = envelopeOf(returning)
        if (only.includes(operationId) && envelope?.['returnCode'] === '200')
          setJson(returning, { ...envelope, data: change(envelope['data']) })
      },
      probe: () => Promise.resolve(true),
    },
  ])
  const { findings } = await check(optionsOf(gateway, { only, write: true, otherToken: gateway.tokens.stranger }))
  const named = new Set(findings.map(({ operationId }) => operationId))
  expect(named).toContain('listPolicies')
  expect(named).toContain('getPolicyDetail')
})
