import type { ReactNode } from 'react'
import { gatewayUrl } from '#gateway/address.ts'
import type { Schema } from '#gateway/contract.ts'
import { dockingEvaluationStatusWords } from '#gateway/generated/words/DockingEvaluationStatus.ts'
import * as fields from '#gateway/generated/fields/DockingEvaluation.ts'
import { factOf } from '#ui/content/factOf.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { RecordItem } from '#ui/list/RecordItem.tsx'
import { Pictures } from '#ui/detail/Pictures.tsx'
import { minuteText } from '#ui/timeText.ts'
import { scoreFields, scoreNames } from './scores.ts'
import { Reply } from './Reply.tsx'
import { Stars } from './Stars.tsx'
import styles from './Evaluation.module.css'

interface EvaluationItemProps {
  /** Of a docking or of a facilitator. */
  evaluation: Omit<Schema<'DockingEvaluation'>, 'targetType' | 'targetId' | 'targetTitle' | 'dockingId'>
  title: ReactNode
  onChange: () => void
  onReply: () => void
  onReport: () => void
}

/** An evaluation given or received, with the actions available now. */
export function EvaluationItem({ evaluation, title, onChange, onReply, onReport }: EvaluationItemProps) {
  const {
    direction,
    status,
    overall,
    scores,
    tags,
    content,
    images,
    enName,
    editableUntil,
    reply,
    replyTime,
    createTime,
  } = evaluation
  const mayChange = direction === 'GIVEN' && editableUntil !== null
  const isReceived = direction === 'RECEIVED'
  const mayReply = isReceived && status === 'PUBLISHED' && reply === undefined
  return (
    <RecordItem
      title={title}
      badges={
        <>
          <Badge tone={status === 'PUBLISHED' ? 'good' : 'off'}>{dockingEvaluationStatusWords[status]}</Badge>
          {evaluation.anonymous ? <Badge tone="off">匿名</Badge> : null}
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </>
      }
      summary={content}
      facts={[
        factOf(fields.enName, enName),
        factOf(fields.createTime, minuteText(createTime)),
        ...scoreNames.map((name) => ({ name: scoreFields[name].title, value: `${scores[name]} 分` })),
        factOf(fields.editableUntil, mayChange ? minuteText(editableUntil) : undefined),
      ]}
      figure={<Stars overall={overall} />}
      actions={
        <>
          {images.length === 0 ? null : (
            <Pictures pictures={images.map(({ name, url }) => ({ src: gatewayUrl(url), alt: name }))} />
          )}
          {reply === undefined ? null : <Reply text={reply} time={replyTime} />}
          {mayChange || isReceived ? (
            <div className={styles['onCard']}>
              {mayChange ? (
                <Button aria-haspopup="dialog" onClick={onChange}>
                  修改评价
                </Button>
              ) : null}
              {mayReply ? (
                <Button aria-haspopup="dialog" onClick={onReply}>
                  回复
                </Button>
              ) : null}
              {isReceived ? (
                <Button look="plain" aria-haspopup="dialog" onClick={onReport}>
                  举报
                </Button>
              ) : null}
            </div>
          ) : null}
        </>
      }
    />
  )
}
