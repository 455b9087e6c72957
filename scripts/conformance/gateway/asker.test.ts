import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { readContract } from '#compiler/document.ts'
import { readOperations } from '../declared.ts'
import { noParts } from '../validRequest.ts'
import { Asker } from './asker.ts'
import { Pace } from './pace.ts'

const operation = readOperations(readContract()).get('getTenantInfo')

/** Sends a request to a server that cuts this many connections before it answers. */
async function askThrough(cuts: number) {
  if (operation === undefined) throw new Error('The contract has no getTenantInfo')
  let asked = 0
  const server = createServer((_, reply) => {
    asked += 1
    if (asked <= cuts) reply.destroy()
    else reply.writeHead(200, { 'content-type': 'application/json' }).end('{"returnCode":"200","data":{}}')
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  try {
    const asker = new Asker({
      gateway: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
      tenantHost: 'portal.example.gov.cn',
      tokens: { member: undefined, stranger: undefined },
      tenantOperation: operation,
      pace: new Pace(1, 0),
      timeoutMs: 20_000,
      onExchange: () => {},
    })
    const { outcome } = await asker.ask({ operation, parts: noParts, as: 'visitor' })
    return { outcome: outcome.kind, asked, repeated: asker.repeated }
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

test('a question whose connection was closed is asked once more, and it is told how often', async () => {
  expect(await askThrough(0)).toEqual({ outcome: 'success', asked: 1, repeated: 0 })
  expect(await askThrough(1)).toEqual({ outcome: 'success', asked: 2, repeated: 1 })
})

test('a gateway that closes each connection is not asked for ever', async () => {
  expect(await askThrough(9)).toEqual({ outcome: 'broken', asked: 2, repeated: 1 })
})
