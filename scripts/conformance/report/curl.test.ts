import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import type { Exchange } from '../gateway/exchange.ts'
import { noParts } from '../validRequest.ts'
import { curlOf } from './curl.ts'

function exchange(more: object): Exchange {
  const question = { parts: noParts, as: 'visitor' }
  return {
    method: 'POST',
    target: '/x?size=10abc',
    sentHeaders: {},
    sentBody: undefined,
    question,
    ...more,
  } as unknown as Exchange
}

/** The command's words as a shell splits them, with the gateway and the token filled in. */
function words(command: string): string[] {
  const shell = `set -- ${command.replace(/^curl/, '')}; printf '%s\\n' "$@"`
  const env = { GATEWAY: 'https://gateway.example', GATEWAY_TOKEN: 'mine' }
  return execFileSync('bash', ['-c', shell], { env, encoding: 'utf8' }).trimEnd().split('\n')
}

test('pasted into a shell it is the request that was sent, with the own token in place', () => {
  const sentHeaders = { authorization: 'Bearer secret', 'content-type': 'application/json', accept: '*/*' }
  const sentBody = JSON.stringify({ title: "it's $HOME 😀" })
  const command = curlOf(exchange({ sentHeaders, sentBody, question: { parts: noParts, as: 'member' } }))
  expect(command).not.toContain('secret')
  expect(words(command)).toEqual([
    '-X',
    'POST',
    'https://gateway.example/x?size=10abc',
    '-H',
    'authorization: Bearer mine',
    '-H',
    'content-type: application/json',
    '-d',
    sentBody,
  ])
})

test('a page of another site and a file are in it, too', () => {
  const sentHeaders = { origin: 'https://elsewhere.example' }
  const body = new FormData()
  body.set('file', new Blob(['x']), '契约检查.exe')
  const command = curlOf(exchange({ sentHeaders, question: { parts: { ...noParts, body }, as: 'visitor' } }))
  expect(words(command).slice(3)).toEqual(['-H', 'origin: https://elsewhere.example', '-F', 'file=@契约检查.exe'])
})
