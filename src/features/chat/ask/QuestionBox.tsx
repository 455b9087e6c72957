import { useId, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { describedBy, partIds } from '#ui/form/describedBy.ts'
import { FieldError } from '#ui/form/FieldError.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { PlainFrame } from '#ui/working/chat/PlainFrame.tsx'
import type { Topic } from '../conversation/conversation.ts'
import { useChatParts } from '../useChatParts.ts'
import styles from './QuestionBox.module.css'
import { aboutText, questionFault, questionRoom } from './questionText.ts'
import { SuggestedQuestions } from './SuggestedQuestions.tsx'
import { afterSending, replaced, swapped, useUnsent, withKept, type TypedQuestion } from './typedQuestion.ts'

/** A question to ask; it has an id if it comes from the library. */
export interface AskedQuestion {
  question: string
  questionId?: string
}

/** For actions elsewhere in the conversation. */
export interface QuestionBoxHandle {
  /** Puts a question into the input and the focus there; what was typed is set aside. */
  put: (question: string) => void
}

interface QuestionBoxProps {
  ref?: Ref<QuestionBoxHandle>
  /** Whose unsent question to keep; undefined until it is known. */
  owner: string | undefined
  sessionId: string
  topic: Topic | undefined
  onDropTopic: () => void
  /** A question to start with, e.g. from a link. */
  initial: string
  busy: boolean
  onAsk: (question: AskedQuestion) => void
  onStop: () => void
}

const plainParts = { Frame: PlainFrame }

/** The input for a question: Enter sends it, Shift+Enter starts a new line. */
export function QuestionBox({
  ref,
  owner,
  sessionId,
  topic,
  onDropTopic,
  initial,
  busy,
  onAsk,
  onStop,
}: QuestionBoxProps) {
  const { Frame } = useChatParts() ?? plainParts
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState<TypedQuestion>({ text: initial, aside: '' })
  // Without a word that the input method has not finished.
  const [settled, setSettled] = useState(initial)
  const [fault, setFault] = useState<string>()
  const unsent = useUnsent(owner)
  const [restored, setRestored] = useState<string>()
  const { text, aside } = typed
  const tooLong = text.trim().length > questionRoom

  if (unsent.found !== undefined && restored !== owner) {
    setRestored(owner)
    setTyped(withKept(typed, unsent.found))
  }

  function change(next: TypedQuestion) {
    setTyped(next)
    setFault(undefined)
    unsent.keep(next)
  }

  function write(next: string, composing = false) {
    if (!composing) setSettled(next)
    change({ text: next, aside })
  }

  /** Replaces the whole text; nobody has typed it, so no questions are suggested. */
  function put(next: TypedQuestion) {
    setSettled('')
    change(next)
    field.current?.focus()
  }

  useImperativeHandle(ref, () => ({ put: (question) => put(replaced(typed, question)) }))

  function ask(asked: AskedQuestion) {
    put(afterSending(typed))
    onAsk(asked)
  }

  function send() {
    const found = busy ? '上一个问题还在回答，请稍候或先停止' : questionFault(text)
    setFault(found)
    if (found === undefined) ask({ question: text.trim() })
    else field.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes, Enter accepts its word; some browsers end the composition before they report the
    // key.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === composingKey)
      return
    event.preventDefault()
    send()
  }

  const error = fault ?? (tooLong ? questionFault(text) : undefined)
  return (
    <form
      className={styles['box']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <SuggestedQuestions
        typed={busy ? '' : settled}
        sessionId={sessionId}
        field={field}
        onPick={({ id: questionId, question }) => ask({ question, questionId })}
      />
      <Frame
        above={
          <>
            {topic === undefined ? null : (
              <p className={styles['topic']}>
                <span>正在问：{aboutText(topic)}</span>
                <button type="button" onClick={onDropTopic}>
                  <Icon name="x" size={16} />
                  <VisuallyHidden>不再针对这项政策提问</VisuallyHidden>
                </button>
              </p>
            )}
            {aside === '' ? null : (
              <p className={styles['aside']}>
                <span>发送后会放回您输入的“{aside}”</span>
                <Button look="plain" onClick={() => put(swapped(typed))}>
                  现在换回
                </Button>
              </p>
            )}
          </>
        }
        renderField={(className = '') => (
          <textarea
            ref={field}
            id={id}
            className={`${styles['input']} ${className}`}
            aria-label="您的问题"
            rows={1}
            placeholder="请输入您的问题"
            enterKeyHint="send"
            value={text}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={describedBy(id, 'hint', error)}
            onChange={({ target, nativeEvent }) => write(target.value, (nativeEvent as InputEvent).isComposing)}
            onCompositionEnd={({ currentTarget }) => write(currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        )}
        button={
          busy ? (
            <Button onClick={onStop}>停止</Button>
          ) : (
            <Button type="submit" look="primary">
              发送
            </Button>
          )
        }
        below={
          <div className={styles['below']}>
            <div role="alert">
              <FieldError id={partIds(id).error} error={error} />
            </div>
            <p id={partIds(id).hint}>
              <span className={styles['keys']}>Enter 发送，Shift + Enter 换行</span>
              <span className={tooLong ? styles['over'] : undefined}>
                {text.trim().length}/{questionRoom}
              </span>
            </p>
          </div>
        }
      />
    </form>
  )
}

/** The key code that browsers report for a key handled by an input method. */
const composingKey = 229
