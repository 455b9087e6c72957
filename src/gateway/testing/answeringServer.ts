import { afterEach, beforeEach, vi } from 'vitest'
import { exampleReply } from './contractExamples.ts'
import { startGatewayServer, type Answer, type GatewayServer } from './gatewayServer.ts'

interface AnsweringServer {
  /** The server of the running test. */
  readonly url: string
  readonly seen: GatewayServer['seen']
  /** How it answers. Each test starts with the provinces of the contract's example. */
  answer: Answer
}

/** A server for each test of a file. Sockets run in real time; only the client's own timers are faked. */
export function answeringServer(): AnsweringServer {
  let server: GatewayServer | undefined
  const running = () => {
    if (server === undefined) throw new Error('No test is running')
    return server
  }
  const answering: AnsweringServer = {
    get url() {
      return running().url
    },
    get seen() {
      return running().seen
    },
    answer: () => 'hang',
  }
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    answering.answer = () => ({ json: exampleReply('listProvinces') })
    server = await startGatewayServer((request) => answering.answer(request))
  })
  afterEach(async () => {
    vi.useRealTimers()
    await server?.close()
  })
  return answering
}
