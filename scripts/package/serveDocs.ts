import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { readContract } from '#compiler/document.ts'
import { wholeNumber } from '#mocks/command-line/commandLine.ts'
import { createDocs } from '#mocks/docs/docs.ts'
import { originOf } from '#mocks/http/address.ts'
import { HttpProblem, notFoundMessage } from '#mocks/http/reply.ts'
import { createHttpServer } from '#mocks/http/server.ts'
import { onStop } from '#mocks/gateway/serve.ts'

const usage = `Usage: gateway-contract docs [options]

Serves the contract as pages to read, and as /openapi.json and /openapi.yaml, until Ctrl-C.

  --port <number>     port to listen on (4020; 0 takes a free one)
  --host <address>    address to listen on (127.0.0.1)
`

/** The rendered contract alone, without a gateway behind it. */
export async function serveDocs(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '4020' },
      host: { type: 'string', default: '127.0.0.1' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    process.stdout.write(usage)
    return
  }
  const docs = createDocs(readContract())
  const server = createHttpServer(
    async ({ path }) => {
      const page = await docs(path)
      if (page === undefined) throw new HttpProblem(404, notFoundMessage)
      return page
    },
    (error) => process.stderr.write(`${String(error)}\n`),
  )
  server.listen(wholeNumber('--port', values.port, 0, 65_535), values.host)
  await once(server, 'listening')
  onStop(() => {
    server.close()
    server.closeAllConnections()
  })
  process.stdout.write(`Docs  ${originOf(server.address() as AddressInfo, values.host)}/docs\n`)
}
