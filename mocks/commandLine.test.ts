import { expect, test } from 'vitest'
import { parseCommandLine } from './commandLine.ts'

test('without options it listens on 127.0.0.1:4010', () => {
  expect(parseCommandLine([])).toEqual({
    port: 4010,
    host: '127.0.0.1',
    settings: { latencyMs: 0 },
    watch: false,
    help: false,
  })
})

test('options are read', () => {
  expect(parseCommandLine(['--port', '0', '--host', '::1', '--latency=250', '--watch'])).toMatchObject({
    port: 0,
    host: '::1',
    settings: { latencyMs: 250 },
    watch: true,
  })
})

test.each([
  [['--port', '70000'], '--port is a whole number from 0 to 65535'],
  [['--latency', 'slow'], '--latency is a whole number from 0 to 60000'],
  [['--prot', '1'], "Unknown option '--prot'"],
  [['4010'], 'Unexpected argument'],
])('%j is refused', (args, message) => {
  expect(() => parseCommandLine(args)).toThrow(message)
})
