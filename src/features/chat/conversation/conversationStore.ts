import { draftForms } from '#ui/draft/draftForms.ts'
import { type DraftKey, readDraft, writeDraft } from '#ui/draft/store/draftStore.ts'
import { recordVisitor } from '#ui/draft/useRecordDraft.ts'
import { withTurn, type Conversation } from './conversation.ts'
import { isLike } from '#ui/draft/isLike.ts'

/** One person's conversations in this browser, the same in all tabs. */
export interface ConversationStore {
  /** The one with the latest question first; the same array until something changes. */
  list(): readonly Conversation[]
  /** The storage was blocked or full, so something said since ends with the page. */
  endsWithPage(): boolean
  /** Changes a conversation, or the empty one of this id; one without questions is not stored. */
  change(id: string, change: (conversation: Conversation) => Conversation): void
  remove(id: string): void
  subscribe(listener: () => void): () => void
}

/** The owner of a visitor's conversations. Unlike a visitor's drafts, they stay after a login. */
export const visitor = recordVisitor

const prefix = 'chat-'
const field = 'conversation'
/** As long as the gateway keeps a conversation, in ms. */
const keptFor = 30 * 24 * 60 * 60 * 1000

/**
 * Stored like drafts: per owner, for a limited time, and deleted when a member logs out deliberately. Each change
 * starts from the stored version, because another tab may have changed it. Blocked or full storage is not an error:
 * conversations then live as long as the page.
 * @param owner undefined until it is known; then they are in memory only
 */
export function conversationStore(owner: string | undefined, storage: Storage): ConversationStore {
  const listeners = new Set<() => void>()
  let known: readonly Conversation[] | undefined
  /** Ids of the conversations whose last version the storage refused; only this page has it. */
  const unkept = new Set<string>()

  const keyOf = (id: string): DraftKey | undefined =>
    owner === undefined ? undefined : { form: prefix + id, owner, version: 1, keptFor }

  function kept(id: string): Conversation | undefined {
    const key = keyOf(id)
    const text = key && readDraft(storage, key)?.[field]
    if (text === undefined) return undefined
    try {
      const value: unknown = JSON.parse(text)
      return isConversation(value) ? value : undefined
    } catch {
      return undefined
    }
  }

  function list() {
    known ??= owner === undefined ? [] : draftForms(storage, owner, prefix).flatMap((id) => kept(id) ?? [])
    return known
  }

  /** The stored version, with what the storage has refused. */
  function latest(id: string): Conversation | undefined {
    const stored = kept(id)
    const shown = list().find((each) => each.id === id)
    if (stored === undefined || shown === undefined) return stored ?? shown
    return unkept.has(id) ? shown.turns.reduce(withTurn, { ...stored, name: shown.name }) : stored
  }

  function tell(conversations: readonly Conversation[]) {
    known = conversations
    for (const listener of listeners) listener()
  }

  const without = (id: string) => list().filter((each) => each.id !== id)

  /** Another tab has changed or removed something. */
  function onStorage({ key }: StorageEvent) {
    const start = `:${owner}:${prefix}`
    const at = key?.indexOf(start) ?? -1
    if (key === null || at < 0) return
    const id = key.slice(at + start.length)
    const conversation = kept(id) && latest(id)
    if (conversation === undefined) unkept.delete(id)
    tell(conversation === undefined ? without(id) : [conversation, ...without(id)])
  }

  return {
    list,
    endsWithPage: () => unkept.size > 0,
    change(id, change) {
      const before = latest(id) ?? { id, name: '', turns: [] }
      const after = change(before)
      if (after.turns.length === 0) return
      const key = keyOf(id)
      if (key !== undefined) {
        if (writeDraft(storage, key, { [field]: JSON.stringify(after) })) unkept.delete(id)
        else unkept.add(id)
      }
      tell([after, ...without(id)])
    },
    remove(id) {
      const key = keyOf(id)
      if (key !== undefined) writeDraft(storage, key, {})
      unkept.delete(id)
      tell(without(id))
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', onStorage)
      }
    },
  }
}

const turn = { id: '', question: '', state: '' }
const outline = { id: '', name: '', turns: [turn] }
const topic = { policyId: '', title: '' }
const answer = {
  answerId: '',
  text: '',
  confidence: '',
  citations: [{ policyId: '', title: '', department: '', validity: '', clause: '', quote: '', url: '' }],
  related: [{ type: '', id: '', title: '', url: '' }],
  relatedQuestions: [''],
  aiGenerated: false,
  handoff: { tel: '', workTime: '', consultUrl: '' },
}
const states = new Set(['UNANSWERED', 'ANSWERED', 'STOPPED', 'FAILED'])

/** Whether something from the storage, which the user or an older release may have written, can be shown. */
function isConversation(value: unknown): value is Conversation {
  return isLike<unknown>(outline, value) && (value as typeof outline).turns.every(isTurn)
}

function isTurn(found: Record<string, unknown>): boolean {
  const hasTopic = found['topic'] === undefined || isLike<unknown>(topic, found['topic'])
  const hasAnswer =
    found['answer'] === undefined ? found['state'] !== 'ANSWERED' : isLike<unknown>(answer, found['answer'])
  return hasTopic && hasAnswer && states.has(String(found['state']))
}
