import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type KeyboardEvent, type RefObject } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { robotQuestionFormFields } from '#gateway/generated/fields/RobotQuestionForm.ts'
import { gatewayQuery } from '#gateway/query.ts'
import { questions as questionsField } from '#gateway/generated/fields/RobotQuestionSuggestions.ts'
import { useDelayed } from '#ui/useDelayed.ts'
import styles from './QuestionBox.module.css'

interface SuggestedQuestionsProps {
  /** What has been typed. */
  typed: string
  sessionId: string
  /** The input: arrow keys move from it to the suggestions and back. */
  field: RefObject<HTMLTextAreaElement | null>
  onPick: (question: Schema<'RobotQuestion'>) => void
}

const most = 5
const fewest = 2
const rest = () => 300

/** Questions of the library that resemble the one being typed. */
export function SuggestedQuestions({ typed, sessionId, field, onPick }: SuggestedQuestionsProps) {
  const wanted = typed.trim()
  const asked = useDelayed(wanted, rest)
  const [closedFor, setClosedFor] = useState('')
  const canAsk = asked.length >= fewest && asked.length <= robotQuestionFormFields.question.maxLength
  const { data } = useQuery({
    ...gatewayQuery('suggestRobotQuestions', { body: { question: asked, sessionId } }),
    enabled: canAsk,
    placeholderData: keepPreviousData,
  })
  const questions = canAsk && wanted !== '' && closedFor !== wanted ? (data?.questions.slice(0, most) ?? []) : []

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') {
      // Escape closes only the suggestions and not their container.
      event.preventDefault()
      field.current?.focus()
      setClosedFor(wanted)
      return
    }
    const item = document.activeElement?.closest('li')
    const next = { ArrowDown: item?.nextElementSibling, ArrowUp: item?.previousElementSibling }[event.key]
    if (next === undefined) return
    event.preventDefault()
    ;(next?.querySelector('button') ?? field.current)?.focus()
  }

  return (
    <>
      {questions.length === 0 ? null : (
        // Arrows and Escape; each suggestion is a button.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons inside are the interactive ones
        <ul className={styles['suggestions']} aria-label={questionsField.title} onKeyDown={onKeyDown}>
          {questions.map((question) => (
            <li key={question.id}>
              <button type="button" onClick={() => onPick(question)}>
                {question.question}
              </button>
            </li>
          ))}
        </ul>
      )}
      <output className={styles['told']}>
        {questions.length === 0 ? '' : `有 ${questions.length} 个相近的问题，可按 Shift + Tab 选择`}
      </output>
    </>
  )
}
