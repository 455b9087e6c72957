import { afterEach, beforeEach, vi } from 'vitest'
import { exampleReply } from './contractExamples.ts'
import { startGatewayServer, type Answer, type GatewayServer } from './gatewayServer.ts'

interface AnsweringServer {
  /** The server of the running test. */
  readonly url: string
  readonly seen: GatewayServer['seen']
  /** How it answers; the provinces of the contract's example at the start of each test. */
  answer: Answer
}

/** A server for each test of a file. Sockets run on real time; only what the client itself waits for is faked. */
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
