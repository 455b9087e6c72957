import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { gatewayMutation } from '#gateway/query.ts'
import { Button } from '#ui/Button.tsx'
import { ActionRow } from '#ui/working/chat/ActionRow.tsx'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import type { Answer } from '../conversation/conversation.ts'
import { Reasons } from './Reasons.tsx'
import { citationName } from './Citations.tsx'
import { plainText } from './markdownTree.ts'

interface AnswerActionsProps {
  answer: Answer
  useful: boolean | undefined
  onRated: (useful: boolean) => void
  /** Undefined while another answer is being written. */
  onAskAgain: (() => void) | undefined
  onHandOver: () => void
}

/** Actions on an answer: copy it, rate it, ask again, continue with a person. */
export function AnswerActions({ answer, useful, onRated, onAskAgain, onHandOver }: AnswerActionsProps) {
  const showMessage = useShowMessage()
  const rate = useMutation(gatewayMutation('saveAnswerFeedback'))
  const [explaining, setExplaining] = useState(false)

  async function onCopy() {
    try {
      await navigator.clipboard.writeText(copyText(answer, location.origin))
      showMessage({ level: 'success', text: '回答已复制' })
    } catch {
      showMessage({ level: 'error', text: '复制失败，请选中文字后自行复制' })
    }
  }

  function onRate(chosen: boolean) {
    setExplaining(!chosen)
    if (rate.isPending) return
    rate.mutate({ body: { answerId: answer.answerId, useful: chosen } }, { onSuccess: () => onRated(chosen) })
  }

  return (
    <>
      <ActionRow>
        <Button look="plain" onClick={() => void onCopy()}>
          复制
        </Button>
        <Button look="plain" aria-pressed={useful === true} onClick={() => onRate(true)}>
          有用
        </Button>
        <Button look="plain" aria-pressed={useful === false} aria-expanded={explaining} onClick={() => onRate(false)}>
          没用
        </Button>
        <Button look="plain" busy={onAskAgain === undefined} onClick={onAskAgain}>
          重新提问
        </Button>
        <Button look="plain" onClick={onHandOver}>
          转人工
        </Button>
      </ActionRow>
      {explaining ? <Reasons answerId={answer.answerId} onClose={() => setExplaining(false)} /> : null}
    </>
  )
}

/** The text of an answer for the clipboard: its words, followed by its sources with full addresses. */
function copyText({ text, citations }: Pick<Answer, 'text' | 'citations'>, origin: string): string {
  const sources = citations.map(
    (citation, index) => `[${index + 1}] ${citationName(citation)} ${new URL(citation.url, origin).href}`,
  )
  return [plainText(text), ...(sources.length === 0 ? [] : ['依据：', ...sources])].join('\n')
}
