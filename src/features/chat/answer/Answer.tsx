import { useCallback } from 'react'
import { Anchor } from '#ui/Anchor.tsx'
import { Button } from '#ui/Button.tsx'
import { Badge, type BadgeTone } from '#ui/content/Badge.tsx'
import { robotConfidenceWords } from '#gateway/generated/words/RobotConfidence.ts'
import type { Schema } from '#gateway/contract.ts'
import { robotRelatedTypeWords } from '#gateway/generated/words/RobotRelated.ts'
import * as fields from '#gateway/generated/fields/RobotAnswer.ts'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import { Link } from '#ui/Link.tsx'
import { PromptList } from '#ui/working/chat/PromptList.tsx'
import type { Answer as AnswerData } from '../conversation/conversation.ts'
import { citationName, Citations } from './Citations.tsx'
import { Markdown } from './Markdown.tsx'
import styles from './Answer.module.css'

interface AnswerProps {
  question: string
  answer: AnswerData
  onHandOver: () => void
  /** Asks a follow-up question; undefined while an answer is being written. */
  onAsk: ((question: string) => void) | undefined
}

const tones: Record<AnswerData['confidence'], BadgeTone> = { HIGH: 'good', MID: 'plain', LOW: 'urgent', NONE: 'off' }

/** The assistant's answer, its confidence and its sources. */
export function Answer({ question, answer, onHandOver, onAsk }: AnswerProps) {
  const { text, confidence, citations, related, relatedQuestions, aiGenerated, handoff } = answer
  const renderMark = useCallback(
    (number: number) => {
      const citation = citations[number - 1]
      return citation === undefined ? undefined : (
        <sup>
          <Anchor
            href={citation.url}
            target="_blank"
            rel="noopener"
            aria-label={`依据 ${number}：${citationName(citation)}（新窗口打开）`}
          >
            [{number}]
          </Anchor>
        </sup>
      )
    },
    [citations],
  )
  return (
    <div className={styles['answer']}>
      <Markdown text={text} renderMark={renderMark} />
      <p className={styles['trust']}>
        <Badge tone={tones[confidence]}>{robotConfidenceWords[confidence]}</Badge>
        {aiGenerated ? <span>本回答由人工智能生成，请以引用的政策原文为准</span> : null}
      </p>
      <Citations citations={citations} />
      <Related related={related} />
      {relatedQuestions.length === 0 ? null : (
        <div className={styles['part']}>
          <p className={styles['label']}>接着问</p>
          <PromptList
            name="接着问"
            prompts={relatedQuestions.map((further) => ({ key: further, text: further }))}
            busy={onAsk === undefined}
            onChoose={(further) => onAsk?.(further)}
          />
        </div>
      )}
      {confidence === 'NONE' || confidence === 'LOW' ? (
        <NextSteps question={question} handoff={handoff} onHandOver={onHandOver} />
      ) : null}
    </div>
  )
}

/** Related pages, e.g. a tool that does the calculation. */
function Related({ related }: { related: readonly Schema<'RobotRelated'>[] }) {
  if (related.length === 0) return null
  return (
    <div className={styles['part']}>
      <p className={styles['label']}>{fields.related.title}</p>
      <ul className={styles['related']} aria-label={fields.related.title}>
        {related.map(({ type, id, title, url }) => (
          <li key={`${type} ${id}`}>
            <ExternalLink quiet href={url}>
              {robotRelatedTypeWords[type]}：{title}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface NextStepsProps {
  question: string
  handoff: Schema<'RobotHandoff'>
  onHandOver: () => void
}

/** Next steps when the policy library has no answer, or a poor one. */
function NextSteps({ question, handoff: { dept, tel, workTime }, onHandOver }: NextStepsProps) {
  return (
    <div className={styles['part']}>
      <p className={styles['label']}>您还可以</p>
      <ul className={styles['steps']} aria-label="您还可以">
        <li>
          <Link to="/policy/info" search={{ keyword: question.slice(0, searchable) }} target="_blank" rel="noopener">
            到政策库搜索
          </Link>
        </li>
        <li>
          <Button look="plain" className={styles['step']} onClick={onHandOver}>
            填写咨询单，由工作人员答复
          </Button>
        </li>
        <li>
          {dept === undefined ? '拨打热线 ' : `联系${dept} `}
          <Anchor href={`tel:${tel}`}>{tel}</Anchor>（{workTime}）
        </li>
      </ul>
    </div>
  )
}

/** Maximum length of the search box. */
const searchable = 30
