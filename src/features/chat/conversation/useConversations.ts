import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { Conversation } from './conversation.ts'
import { conversationStore, visitor, type ConversationStore } from './conversationStore.ts'

const stores = new Map<string | undefined, ConversationStore>()

/** One per person and page, shared by the panel and answers still in progress. */
function storeOf(owner: string | undefined): ConversationStore {
  const store = stores.get(owner) ?? conversationStore(owner, localStorage)
  stores.set(owner, store)
  return store
}

const none: readonly Conversation[] = []

interface Conversations {
  conversations: readonly Conversation[]
  /** The browser cannot store them, so they end with the page. */
  endWithPage: boolean
  /** For the browser only. */
  store: () => ConversationStore
  /** Conversations that were started on this computer before the login. */
  visitors: readonly Conversation[]
  /** Makes these the member's own. */
  adopt: () => void
  /** Removes these from this computer. */
  dismiss: () => void
}

/**
 * The conversations of the current user.
 * @param owner the member's id, `visitor` for a visitor; undefined until it is known
 */
export function useConversations(owner: string | undefined): Conversations {
  const conversations = useListOf(owner)
  const ofVisitor = useListOf(visitor)
  const isMember = owner !== undefined && owner !== visitor

  // Carries over questions asked before the owner was known.
  useEffect(() => {
    if (owner !== undefined) move(storeOf(undefined), storeOf(owner))
  }, [owner])

  return {
    conversations,
    endWithPage: useEndWithPage(owner),
    store: () => storeOf(owner),
    visitors: isMember ? ofVisitor : none,
    adopt: () => move(storeOf(visitor), storeOf(owner)),
    dismiss: () => {
      for (const { id } of storeOf(visitor).list()) storeOf(visitor).remove(id)
    },
  }
}

/** The most recently used conversation; undefined if there is none. */
export function latestOf(owner: string | undefined): string | undefined {
  return storeOf(owner).list()[0]?.id
}

function useEndWithPage(owner: string | undefined): boolean {
  return useSyncExternalStore(
    useCallback((listener: () => void) => storeOf(owner).subscribe(listener), [owner]),
    () => storeOf(owner).endsWithPage(),
    () => false,
  )
}

function useListOf(owner: string | undefined): readonly Conversation[] {
  return useSyncExternalStore(
    useCallback((listener: () => void) => storeOf(owner).subscribe(listener), [owner]),
    () => storeOf(owner).list(),
    () => none,
  )
}

function move(from: ConversationStore, to: ConversationStore): void {
  // The latest is moved last, so that it comes first again.
  for (const conversation of from.list().toReversed()) {
    to.change(conversation.id, () => conversation)
    from.remove(conversation.id)
  }
}
