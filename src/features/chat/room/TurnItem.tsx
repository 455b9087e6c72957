import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { ActionRow } from '#ui/working/chat/ActionRow.tsx'
import { SpeechBubble } from '#ui/working/chat/SpeechBubble.tsx'
import { Answer } from '../answer/Answer.tsx'
import { AnswerActions } from '../answer/AnswerActions.tsx'
import { Markdown } from '../answer/Markdown.tsx'
import { aboutText } from '../ask/questionText.ts'
import type { Turn } from '../conversation/conversation.ts'
import styles from './TurnItem.module.css'

/** Actions on a turn. */
export interface TurnActions {
  onAsk: (question: string) => void
  onRated: (turn: Turn, useful: boolean) => void
  /** The same question as a new turn. */
  onAskAgain: (turn: Turn) => void
  /** Repeats this turn, which has no answer. */
  onRetry: (turn: Turn) => void
  /** Puts its question back into the input. */
  onReword: (turn: Turn) => void
  onHandOver: (turn: Turn) => void
}

interface TurnItemProps {
  turn: Turn
  /** The answer so far; undefined when none is being written. */
  writing: string | undefined
  /** An answer is being written, here or elsewhere, so nothing else can be asked. */
  busy: boolean
  actions: TurnActions
}

/** A question and its answer. */
export function TurnItem(item: TurnItemProps) {
  const { turn, writing } = item
  return (
    <>
      <SpeechBubble by="reader">
        <VisuallyHidden>您问：</VisuallyHidden>
        {turn.topic === undefined ? null : <p className={styles['topic']}>{aboutText(turn.topic)}</p>}
        <p className={styles['words']}>{turn.question}</p>
      </SpeechBubble>
      <SpeechBubble by="robot" footer={writing === undefined ? <Ways {...item} /> : null}>
        <VisuallyHidden>智能客服：</VisuallyHidden>
        <Reply {...item} />
      </SpeechBubble>
    </>
  )
}

function Reply({ turn, writing, busy, actions }: TurnItemProps) {
  const { question, state, answer, text = '', failure } = turn
  if (writing === '') return <p className={styles['waiting']}>正在查找政策依据</p>
  if (writing !== undefined) {
    return (
      <div data-writing>
        <Pieces text={writing} />
      </div>
    )
  }
  if (answer !== undefined) {
    return (
      <Answer
        question={question}
        answer={answer}
        onHandOver={() => actions.onHandOver(turn)}
        onAsk={busy ? undefined : actions.onAsk}
      />
    )
  }
  return (
    <>
      {text === '' ? null : <Pieces text={text} />}
      <p className={styles['fault']}>
        <Icon name="triangle-alert" />
        {state === 'STOPPED' ? '已停止回答' : (failure ?? '还没有收到回答')}
      </p>
    </>
  )
}

/** What can be done with the answer, or without one. */
function Ways({ turn, busy, actions }: TurnItemProps) {
  const { answer, useful } = turn
  if (answer !== undefined) {
    return (
      <AnswerActions
        answer={answer}
        useful={useful}
        onRated={(chosen) => actions.onRated(turn, chosen)}
        onAskAgain={busy ? undefined : () => actions.onAskAgain(turn)}
        onHandOver={() => actions.onHandOver(turn)}
      />
    )
  }
  return (
    <ActionRow>
      <Button look="plain" busy={busy} onClick={() => actions.onRetry(turn)}>
        重试
      </Button>
      <Button look="plain" onClick={() => actions.onReword(turn)}>
        修改问题
      </Button>
      <Button look="plain" onClick={() => actions.onHandOver(turn)}>
        转人工
      </Button>
    </ActionRow>
  )
}

const noMarks = () => undefined

function Pieces({ text }: { text: string }) {
  return <Markdown text={text} renderMark={noMarks} />
}
