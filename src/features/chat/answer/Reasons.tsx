import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { beyond } from '../../../gateway/fields/sentences.ts'
import { inputOf } from '../../../gateway/fields/inputOf.ts'
import { robotAnswerFeedbackFormFields as facts } from '../../../gateway/generated/fields/RobotAnswerFeedbackForm.ts'
import { gatewayMutation } from '../../../gateway/query.ts'
import { CheckboxGroup } from '../../../ui/form/CheckboxGroup.tsx'
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { useShowMessage } from '../../../ui/message/MessageContext.ts'
import styles from './Answer.module.css'

interface ReasonsProps {
  answerId: string
  onClose: () => void
}

const common = ['没有回答我的问题', '内容过时', '引用的政策不对', '看不明白']
const options = common.map((reason) => ({ value: reason, label: reason }))

/** Why an answer was of no use; the rating itself has been sent. */
export function Reasons({ answerId, onClose }: ReasonsProps) {
  const showMessage = useShowMessage()
  const send = useMutation(gatewayMutation('saveAnswerFeedback'))
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [words, setWords] = useState('')
  const reason = [...chosen, ...(words.trim() === '' ? [] : [words.trim()])].join('；')
  const tooLong = reason.length > facts.reason.maxLength

  function onSubmit() {
    if (reason === '') onClose()
    else if (!tooLong) {
      send.mutate(
        { body: { answerId, useful: false, reason } },
        {
          onSuccess: () => {
            onClose()
            showMessage({ level: 'success', text: '感谢您的反馈，我们会改进回答' })
          },
        },
      )
    }
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
        legend="哪里没有帮到您（可多选）"
        name="reasons"
        options={options}
        value={chosen}
        onChange={setChosen}
      />
      <TextAreaField
        {...inputOf(facts.reason)}
        label="其他原因（选填）"
        rows={2}
        value={words}
        length={words.length}
        error={tooLong ? beyond(facts.reason, 'maxLength', facts.reason.maxLength) : undefined}
        onChange={({ target }) => setWords(target.value)}
      />
      <SubmitButton pending={send.isPending} pendingText="提交中…">
        提交原因
      </SubmitButton>
    </form>
  )
}
