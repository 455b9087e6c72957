import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#gateway/call.ts'
import type { Schema } from '#gateway/contract.ts'
import { GatewayError } from '#gateway/error.ts'
import { gatewayOf, gatewayQuery, invalidate } from '#gateway/query.ts'
import { isNoRecord } from '#gateway/refusal.ts'
import type { Conversation } from './conversation.ts'

const sessionsQuery = () => gatewayQuery('pageRobotSessions', { query: { current: 1, size: 50 } })

/**
 * A member's sessions at the gateway: available on other computers, and here after a logout. Those already in this
 * browser are read from it.
 * @param here ids of the conversations in this browser
 */
export function useMemberSessions(isMember: boolean, here: ReadonlySet<string>) {
  const queryClient = useQueryClient()
  const gateway = gatewayOf(queryClient)
  const { data } = useQuery({ ...sessionsQuery(), enabled: isMember })
  const elsewhere = isMember ? (data?.records ?? []).filter(({ sessionId }) => !here.has(sessionId)) : []

  return {
    elsewhere: elsewhere.map(({ sessionId, title }): Conversation => ({ id: sessionId, name: title, turns: [] })),
    /** A whole session; its failure has been shown. */
    fetch: async (sessionId: string) =>
      conversationOf(await call(gateway, 'getRobotSession', { query: { sessionId } })),
    /** Refetches the list after a session was deleted or renamed. */
    refresh: () => invalidate(queryClient, 'pageRobotSessions'),
    remove: (sessionId: string) => call(gateway, 'deleteRobotSession', { query: { sessionId } }),
    rename: async (sessionId: string, title: string) => {
      if (isMember) await call(gateway, 'renameRobotSession', { body: { sessionId, title } })
    },
    /** Transfers a visitor's session to the member; one that the gateway no longer has stays in this browser only. */
    claim: async (sessionId: string) => {
      try {
        await call(gateway, 'claimRobotSession', { body: { sessionId } }, { silent: isNoRecord })
      } catch (error) {
        if (!isNoRecord(error)) throw error
      }
    },
  }
}

/** The result; undefined when the gateway refuses, which has been shown. */
export async function unlessRefused<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return undefined
  }
}

/** A gateway session in this browser's format. */
export function conversationOf({ sessionId, title, turns }: Schema<'RobotConversation'>): Conversation {
  return {
    id: sessionId,
    name: title,
    turns: turns.map(({ question, answer, useful }) => ({
      id: answer.answerId,
      question,
      state: 'ANSWERED',
      answer,
      ...(useful !== undefined && { useful }),
    })),
  }
}
