import { useHydrated } from '@tanstack/react-router'
import { useCallback, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useBrowserValue } from '#ui/useBrowserValue.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { plainText } from '../answer/markdownTree.ts'
import { QuestionBox, type AskedQuestion, type QuestionBoxHandle } from '../ask/QuestionBox.tsx'
import { useAsking } from '../ask/useAsking.ts'
import { newId, titleOf, withTurn, type Topic, type Turn } from '../conversation/conversation.ts'
import { visitor } from '../conversation/conversationStore.ts'
import { unlessRefused, useMemberSessions } from '../conversation/memberSessions.ts'
import { latestOf, useConversations } from '../conversation/useConversations.ts'
import { handOverText } from '../handOverText.ts'
import { useChatParts } from '../useChatParts.ts'
import styles from './ChatRoom.module.css'
import type { TurnActions } from './TurnItem.tsx'
import { VisitorsNotice } from './VisitorsNotice.tsx'
import { Welcome } from './Welcome.tsx'

export interface ChatRoomProps {
  /** Id of the signed-in user, undefined until it is known; null for a visitor. */
  userId: string | undefined | null
  /** The user's current enterprise. */
  enId: string | undefined
  /** The topic of a new conversation. */
  topic?: Topic | undefined
  /** A question to start with; it is not sent automatically. */
  question?: string | undefined
  /** Hands this text over to a person. */
  onHandOver: (handOver: { id: string; text: string }) => void
}

/** Conversations with the assistant: their list, the turns of one, and the input. */
export function ChatRoom({ userId, enId, topic: given, question = '', onHandOver }: ChatRoomProps) {
  const hydrated = useHydrated()
  const owner = hydrated ? (userId === null ? visitor : userId) : undefined
  const { conversations, endWithPage, store, visitors, adopt, dismiss } = useConversations(owner)
  const [told, setTold] = useState('')
  const { writing, ask, stop } = useAsking(enId, (turn) => setTold(tellingOf(turn)))
  const [fresh, setFresh] = useState(newId)
  const [chosen, setChosen] = useState<string>()
  const [dropped, setDropped] = useState(false)
  const [listed, setListed] = useState(false)
  const box = useRef<QuestionBoxHandle>(null)
  const parts = useChatParts()
  const latest = useBrowserValue(useCallback(() => latestOf(owner), [owner]))

  const startsAnew = given !== undefined || question !== ''
  const currentId = chosen ?? (startsAnew ? fresh : (latest ?? fresh))
  const sessions = useMemberSessions(
    owner !== undefined && owner !== visitor,
    new Set(conversations.map(({ id }) => id)),
  )
  const listing = [...conversations, ...sessions.elsewhere]
  const current = conversations.find(({ id }) => id === currentId)
  const turns = current?.turns ?? []
  const topic = dropped ? undefined : given

  function open(id: string) {
    setChosen(id)
    setListed(false)
  }

  /** A member's conversation from another computer is fetched first. */
  async function openWherever(id: string) {
    if (sessions.elsewhere.some((session) => session.id === id)) {
      const fetched = await unlessRefused(() => sessions.fetch(id))
      if (fetched === undefined) return
      store().change(id, () => fetched)
    }
    open(id)
  }

  async function rename(id: string, name: string) {
    await sessions.rename(id, name)
    store().change(id, (conversation) => ({ ...conversation, name }))
    await sessions.refresh()
  }

  async function remove(id: string) {
    await sessions.remove(id)
    store().remove(id)
    await sessions.refresh()
  }

  async function adoptAll() {
    for (const { id } of visitors) await sessions.claim(id)
    adopt()
  }

  function openNew() {
    const id = newId()
    setFresh(id)
    open(id)
  }

  function askNow(turn: Turn) {
    setChosen(currentId)
    setTold('已发送，正在回答')
    void ask(store(), currentId, turn)
  }

  const onAsk = (asked: AskedQuestion) =>
    askNow({ ...asked, id: newId(), state: 'UNANSWERED', ...(topic !== undefined && { topic }) })

  const actions: TurnActions = {
    onAsk: (further) => onAsk({ question: further }),
    onRated: (turn, useful) => store().change(currentId, (conversation) => withTurn(conversation, { ...turn, useful })),
    onAskAgain: ({ question: again, questionId, topic: about }) =>
      askNow({
        id: newId(),
        question: again,
        state: 'UNANSWERED',
        ...(questionId && { questionId }),
        ...(about && { topic: about }),
      }),
    onRetry: askNow,
    onReword: (turn) => box.current?.put(turn.question),
    onHandOver: (turn) => onHandOver({ id: turn.id, text: handOverText(turns, turn) }),
  }

  return (
    <div className={styles['room']}>
      <div className={styles['inside']}>
        <nav className={styles['list']} aria-label="对话" data-open={listed}>
          <Button block onClick={openNew}>
            新对话
          </Button>
          {listing.length === 0 ? (
            <p className={styles['none']}>还没有对话，提问后会保存在这里</p>
          ) : parts === undefined ? null : (
            <parts.ConversationList
              conversations={listing}
              currentId={currentId}
              onOpen={(id) => void openWherever(id)}
              onRename={(id, name) => void unlessRefused(() => rename(id, name))}
              onDelete={(id) => void unlessRefused(() => remove(id))}
            />
          )}
        </nav>
        <section className={styles['talk']} aria-label="当前对话">
          <div className={styles['head']}>
            <h2 className={styles['title']}>{current === undefined ? '新对话' : titleOf(current)}</h2>
            <Button look="plain" className={styles['toggle']} aria-expanded={listed} onClick={() => setListed(!listed)}>
              全部对话
            </Button>
          </div>
          <VisitorsNotice count={visitors.length} onAdopt={() => void unlessRefused(adoptAll)} onDismiss={dismiss} />
          <output>
            {endWithPage ? (
              <p className={styles['unkept']}>
                <Icon name="triangle-alert" />
                浏览器的存储空间已满或不可用：关闭本页后，新的对话不会保留在这台电脑上。
              </p>
            ) : null}
          </output>
          {turns.length === 0 ? (
            <Welcome onAsk={onAsk} busy={writing !== undefined} />
          ) : parts === undefined ? (
            <div className={styles['coming']}>
              <Skeleton />
            </div>
          ) : (
            <parts.Thread key={currentId} turns={turns} writing={writing} actions={actions} />
          )}
          <div className={styles['box']}>
            <QuestionBox
              ref={box}
              owner={owner}
              sessionId={currentId}
              topic={topic}
              onDropTopic={() => setDropped(true)}
              initial={question}
              busy={writing !== undefined}
              onAsk={onAsk}
              onStop={stop}
            />
          </div>
        </section>
      </div>
      <VisuallyHidden>
        <output>{told}</output>
      </VisuallyHidden>
    </div>
  )
}

/** What a screen reader announces for a turn: the whole answer, once. */
function tellingOf({ state, answer, failure }: Turn): string {
  if (state === 'STOPPED') return '已停止回答'
  if (answer === undefined) return failure ?? ''
  const sources = answer.citations.length === 0 ? '' : `（依据 ${answer.citations.length} 条）`
  return `智能客服回答：${plainText(answer.text)}${sources}`
}
