import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { inputOf } from '#gateway/fields/input/inputOf.ts'
import { robotAnswerFeedbackFormFields as facts } from '#gateway/generated/fields/RobotAnswerFeedbackForm.ts'
import { robotFeedbackReasonWords } from '#gateway/generated/words/RobotFeedbackReason.ts'
import { gatewayMutation } from '#gateway/query.ts'
import { CheckboxGroup } from '#ui/form/controls/CheckboxGroup.tsx'
import { SubmitButton } from '#ui/form/SubmitButton.tsx'
import { TextAreaField } from '#ui/form/controls/TextAreaField.tsx'
import { useShowMessage } from '#ui/message/MessageContext.ts'
import styles from './Answer.module.css'

interface ReasonsProps {
  answerId: string
  onClose: () => void
}

type Reason = keyof typeof robotFeedbackReasonWords

const options = Object.entries(robotFeedbackReasonWords).map(([value, label]) => ({ value, label }))
const isReason = (value: string): value is Reason => Object.hasOwn(robotFeedbackReasonWords, value)

/** Asks why an answer was not useful; the rating itself has been sent. */
export function Reasons({ answerId, onClose }: ReasonsProps) {
  const showMessage = useShowMessage()
  const send = useMutation(gatewayMutation('saveAnswerFeedback'))
  const [chosen, setChosen] = useState<readonly Reason[]>([])
  const [words, setWords] = useState('')

  function onSubmit() {
    const reason = words.trim()
    if (reason === '' && chosen.length === 0) {
      onClose()
      return
    }
    send.mutate(
      { body: { answerId, useful: false, reasons: [...chosen], ...(reason !== '' && { reason }) } },
      {
        onSuccess: () => {
          onClose()
          showMessage({ level: 'success', text: '感谢您的反馈，我们会改进回答' })
        },
      },
    )
  }

  return (
    <form
      className={styles['reasons']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <CheckboxGroup
        legend={`${facts.reasons.title}（可多选）`}
        name="reasons"
        options={options}
        value={chosen}
        onChange={(values) => setChosen(values.filter(isReason))}
      />
      <TextAreaField
        {...inputOf(facts.reason)}
        label={`${facts.reason.title}（选填）`}
        rows={2}
        value={words}
        length={words.length}
        onChange={({ target }) => setWords(target.value)}
      />
      <SubmitButton pending={send.isPending} pendingText="提交中…">
        提交原因
      </SubmitButton>
    </form>
  )
}
