import { expect, test } from 'vitest'
import { recordOptions } from './commandLine.ts'

const parse = (args: string[]) => recordOptions().parse(args, { from: 'user' }).opts()

test('a gateway is all it needs to know', () => {
  expect(parse(['--upstream', 'https://gateway.example.gov.cn/api'])).toEqual({
    upstream: new URL('https://gateway.example.gov.cn/api'),
    har: 'recording.har',
    report: 'drift-report.md',
    port: 4010,
    host: '127.0.0.1',
  })
})

test.each([
  [[], "required option '--upstream <url>' not specified"],
  [['--upstream', 'gateway.example.gov.cn'], 'is invalid. It is the address of a gateway'],
  [['--upstream', 'ftp://gateway.example.gov.cn'], 'is invalid. It is the address of a gateway'],
  [['--upstream', 'https://me:secret@gateway.example.gov.cn'], 'is invalid. It is the address of a gateway'],
  [
    ['--upstream', 'https://gateway.example.gov.cn', '--report', 'drift.json'],
    "'--report <file>' argument 'drift.json' is invalid. It is a file that ends in .md",
  ],
  [
    ['--upstream', 'https://gateway.example.gov.cn', '--har', ''],
    "'--har <file>' argument '' is invalid. It is the name of a file",
  ],
  [
    ['--upstream', 'https://gateway.example.gov.cn', '--port', 'x'],
    "'--port <number>' argument 'x' is invalid. It is a whole number from 0 to 65535",
  ],
  [['--upstream', 'https://gateway.example.gov.cn', '--scenario', 'rich'], "unknown option '--scenario'"],
])('%j is refused', (args, message) => {
  expect(() => parse(args)).toThrow(message)
})
