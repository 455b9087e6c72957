import { readFileSync } from 'node:fs'
import { createMockGateway } from '#mocks/gateway/gateway.ts'
import { startProbedPortal } from '../probe/server.ts'
import { envelopeProblem, operationRequests, signIn, token } from './gatewayTarget.ts'
import { pageProblem, pageRequest } from './pageRequests.ts'
import type { FuzzTarget } from './target.ts'

/** One request in this many is for a page, which costs twenty times as much as a proxied one. */
const pageEvery = 8
const routeTree = 'src/routeTree.gen.ts'

/** The built portal in a process of its own, with a mock gateway: pages, files and proxied calls. */
export async function portalTarget(): Promise<FuzzTarget> {
  const gateway = await createMockGateway()
  const portal = await startProbedPortal(await gateway.listen(0))
  const operations = operationRequests()
  const routes = [...readFileSync(routeTree, 'utf8').matchAll(/fullPath: '([^']+)'/g)].map(([, path]) => String(path))
  return {
    origin: new URL(portal.origin),
    prepare: () => signIn(gateway),
    request(random) {
      if (random.below(pageEvery) === 0) return pageRequest(random, routes, token)
      const sent = operations(random)
      const target = sent.target.startsWith('/') ? `/gateway${sent.target}` : sent.target
      return { ...sent, target }
    },
    problemOf: (sent, reply) =>
      isEnvelope(reply.headers['content-type']) ? gatewayProblem(sent, reply) : pageProblem(sent, reply),
    reset: () => gateway.reset(),
    heapMb: async () => Math.round((await portal.memory(true)).heapUsed / 1024 / 1024),
    troubles: () => portal.errors,
    async close() {
      await portal.stop()
      await gateway.close()
    },
  }
}

function isEnvelope(type = ''): boolean {
  return type.startsWith('application/json')
}

/** The portal's own refusals use the envelope, too, with the return code of a failure. */
const gatewayProblem: FuzzTarget['problemOf'] = (sent, reply) => {
  const isOwn = reply.status >= 400 && reply.status < 500 && reply.body.includes('"returnCode":"5000"')
  return isOwn ? undefined : envelopeProblem(sent, reply)
}
