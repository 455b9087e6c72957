import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { answerStream } from '#gateway/answerStream.ts'
import { GatewayError } from '#gateway/error.ts'
import { gatewayOf } from '#gateway/query.ts'
import { withTurn, type Turn } from '../conversation/conversation.ts'
import type { ConversationStore } from '../conversation/conversationStore.ts'
import { aboutFields } from './questionText.ts'

/** An answer that is being written. */
export interface Writing {
  turnId: string
  /** The text so far. */
  text: string
}

interface Asking {
  writing: Writing | undefined
  ask: (store: ConversationStore, conversationId: string, turn: Turn) => Promise<void>
  stop: () => void
}

/**
 * Asks one question at a time and stores the result in its conversation, whichever one is open by then.
 * @param onSettled called once with the finished turn
 */
export function useAsking(enId: string | undefined, onSettled: (turn: Turn) => void): Asking {
  const gateway = gatewayOf(useQueryClient())
  const [writing, setWriting] = useState<Writing>()
  const running = useRef<AbortController>(undefined)

  async function ask(store: ConversationStore, conversationId: string, asked: Turn) {
    if (running.current !== undefined) return
    const { id, question, questionId, topic } = asked
    const controller = new AbortController()
    running.current = controller
    const turn: Turn = { id, question, state: 'UNANSWERED', ...(questionId && { questionId }), ...(topic && { topic }) }
    setWriting({ turnId: id, text: '' })
    store.change(conversationId, (conversation) => withTurn(conversation, turn))

    function settle(settled: Turn) {
      store.change(conversationId, (conversation) =>
        // If it was removed meanwhile, it stays removed.
        conversation.turns.some((each) => each.id === id) ? withTurn(conversation, settled) : conversation,
      )
      onSettled(settled)
    }

    let text = ''
    try {
      const body = {
        sessionId: conversationId,
        // A repeated request for a turn gets the same answer, and the conversation contains it once.
        turnId: id,
        ...(questionId === undefined ? { question } : { questionId }),
        ...(topic && aboutFields(topic)),
        ...(enId && { enId }),
      }
      for await (const event of answerStream(gateway, body, { signal: controller.signal, silent: true })) {
        if (event.kind === 'answer') settle({ ...turn, state: 'ANSWERED', answer: event.answer })
        else {
          text += event.text
          setWriting({ turnId: id, text })
        }
      }
    } catch (error) {
      if (controller.signal.aborted) settle({ ...turn, state: 'STOPPED', text })
      else if (error instanceof GatewayError) settle({ ...turn, state: 'FAILED', failure: error.message })
      else throw error
    } finally {
      running.current = undefined
      setWriting(undefined)
    }
  }

  return { writing, ask, stop: () => running.current?.abort() }
}
