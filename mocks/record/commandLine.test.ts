import { expect, test } from 'vitest'
import { parseRecordCommandLine } from './commandLine.ts'

test('a gateway is all it needs to know', () => {
  expect(parseRecordCommandLine(['--upstream', 'https://gateway.example.gov.cn/api'])).toEqual({
    upstream: new URL('https://gateway.example.gov.cn/api'),
    harFile: 'recording.har',
    reportFile: 'drift-report.md',
    port: 4010,
    host: '127.0.0.1',
    strict: false,
  })
})

test.each([
  [[], '--upstream is the address of a gateway'],
  [['--upstream', 'gateway.example.gov.cn'], '--upstream is the address of a gateway'],
  [['--upstream', 'ftp://gateway.example.gov.cn'], '--upstream is the address of a gateway'],
  [['--upstream', 'https://me:secret@gateway.example.gov.cn'], '--upstream is the address of a gateway'],
  [
    ['--upstream', 'https://gateway.example.gov.cn', '--report', 'drift.json'],
    '--report names a file that ends in .md',
  ],
  [['--upstream', 'https://gateway.example.gov.cn', '--har', ''], '--har names a file'],
  [['--upstream', 'https://gateway.example.gov.cn', '--port', 'x'], '--port is a whole number from 0 to 65535'],
  [['--scenario', 'rich'], "Unknown option '--scenario'"],
])('%j is refused', (args, message) => {
  expect(() => parseRecordCommandLine(args)).toThrow(message)
})
