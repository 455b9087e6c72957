import { gatewayUrl } from '#gateway/address.ts'
import type { Schema } from '#gateway/contract.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { Pictures } from '#ui/content/Pictures.tsx'
import { dayText } from '#ui/timeText.ts'
import { Reply } from './Reply.tsx'
import { Stars } from './Stars.tsx'
import styles from './PublicEvaluations.module.css'

interface OpinionCardProps {
  opinion: Schema<'ResourceEvaluation'> | Schema<'ShownFacilitatorEvaluation'>
}

/** One enterprise's opinion: the subject, the stars, its words, and the reply to it. */
export function OpinionCard({ opinion }: OpinionCardProps) {
  const { enNameMasked, overall, tags, content, images, reply, replyTime, createTime } = opinion
  const about = 'dockingTitle' in opinion ? opinion.dockingTitle : undefined
  return (
    <li className={styles['opinion']}>
      <div className={styles['head']}>
        <Stars overall={overall} />
        <strong>{enNameMasked}</strong>
        <time dateTime={createTime}>{dayText(createTime)}</time>
      </div>
      {about === undefined ? null : <p className={styles['about']}>服务项目：{about}</p>}
      {content === undefined ? null : <p className={styles['text']}>{content}</p>}
      {tags.length === 0 ? null : (
        <div className={styles['tags']}>
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </div>
      )}
      {images.length === 0 ? null : (
        <Pictures pictures={images.map(({ name, url }) => ({ src: gatewayUrl(url), alt: name }))} />
      )}
      {reply === undefined ? null : <Reply text={reply} time={replyTime} />}
    </li>
  )
}
