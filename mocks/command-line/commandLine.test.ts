import { expect, test } from 'vitest'
import { parseCommandLine } from './commandLine.ts'

test('without options it listens on 127.0.0.1:4010 and keeps nothing', () => {
  expect(parseCommandLine([])).toEqual({
    port: 4010,
    host: '127.0.0.1',
    controlHosts: [],
    settings: {},
    scale: 1,
    seedNumber: 1,
    dataFolder: undefined,
    strict: false,
  })
})

test('options are read', () => {
  const where = [
    '--port',
    '0',
    '--host',
    '::1',
    '--control-host',
    'Mock',
    '--control-host=gateway.test',
    '--data',
    '.cache/state',
    '--strict',
    '--watch',
  ]
  const what = ['--scenario', 'fresh', '--seed', '7', '--scale=30', '--today', '2028-02-29', '--latency=250']
  expect(parseCommandLine([...where, ...what, '--faults', '0.05'])).toEqual({
    port: 0,
    host: '::1',
    controlHosts: ['mock', 'gateway.test'],
    settings: { latencyMs: 250, faultRate: 0.05, today: '2028-02-29', scenario: 'fresh' },
    scale: 30,
    seedNumber: 7,
    dataFolder: '.cache/state',
    strict: true,
  })
})

test.each([
  [['--port', '70000'], "'--port <number>' argument '70000' is invalid. It is a whole number from 0 to 65535"],
  [['--latency', 'slow'], "'--latency <ms>' argument 'slow' is invalid. It is a whole number from 0 to 60000"],
  [['--faults', '5%'], "'--faults <rate>' argument '5%' is invalid. It is a share from 0 to 1, such as 0.05"],
  [['--faults', '1.5'], "'--faults <rate>' argument '1.5' is invalid. It is a share from 0 to 1, such as 0.05"],
  [['--today', '2026-02-30'], "'--today <date>' argument '2026-02-30' is invalid. It is a day as yyyy-MM-dd"],
  [['--today', '明天'], "'--today <date>' argument '明天' is invalid. It is a day as yyyy-MM-dd"],
  [['--scale', '0'], "'--scale <number>' argument '0' is invalid. It is a whole number from 1 to 1000"],
  [['--seed', '-1'], /--seed/],
  [
    ['--scenario', 'poor'],
    "'--scenario <name>' argument 'poor' is invalid. Allowed choices are rich, fresh, provider-pending, no-enterprise, empty-region, token-expiring",
  ],
  [
    ['--control-host', 'mock:4010'],
    "'--control-host <name>' argument 'mock:4010' is invalid. It is a host name without a port, such as mock-gateway",
  ],
  [['--control-host', 'http://mock'], "'--control-host <name>' argument 'http://mock' is invalid. It is a host name"],
  [['--data', ''], "'--data <folder>' argument '' is invalid. It is the name of a file or folder"],
  [['--prot', '1'], "unknown option '--prot'\n(Did you mean --port?)"],
  [['4010'], 'too many arguments'],
])('%j is refused', (args, message) => {
  expect(() => parseCommandLine(args)).toThrow(message)
})
