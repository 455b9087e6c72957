import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { readContract } from '#compiler/document.ts'
import { createDocs } from '#mocks/docs/docs.ts'
import { originOf } from '#mocks/http/address.ts'
import { HttpProblem, notFoundMessage } from '#mocks/http/reply.ts'
import { createHttpServer } from '#mocks/http/server.ts'
import { onStop } from '#mocks/gateway/serve.ts'

/** The rendered contract alone, without a gateway behind it. */
export async function serveDocs({ port, host }: { port: number; host: string }): Promise<void> {
  const docs = createDocs(readContract())
  const server = createHttpServer(
    async ({ path }) => {
      const page = await docs(path)
      if (page === undefined) throw new HttpProblem(404, notFoundMessage)
      return page
    },
    (error) => process.stderr.write(`${String(error)}\n`),
  )
  server.listen(port, host)
  await once(server, 'listening')
  onStop(() => {
    server.close()
    server.closeAllConnections()
  })
  process.stdout.write(`Docs  ${originOf(server.address() as AddressInfo, host)}/docs\n`)
}
