import { Link } from '../../../ui/Link.tsx'
import type { Schema } from '../../../gateway/contract.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { keepFocusNear } from '../../../ui/focus/keepFocusNear.ts'
import { RecordItem } from '../../../ui/list/RecordItem.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { minuteText } from '../../../ui/timeText.ts'
import { DeclarationTag } from '../card/DeclarationTag.tsx'
import styles from './FavoriteItem.module.css'
import { useFavorite } from './useFavorite.ts'

/** A favourite policy. */
export function FavoriteItem({ favorite }: { favorite: Schema<'PolicyFavorite'> }) {
  const { targetId, title, summary, department, publishTime, createTime, invalid, declarationTag } = favorite
  const { mutate, isPending } = useFavorite(targetId)
  return (
    <RecordItem
      title={
        <Link to="/policy/info/$id" params={{ id: targetId }} target="_blank" rel="noopener" preload={false}>
          {title}
          <VisuallyHidden>（新窗口打开）</VisuallyHidden>
        </Link>
      }
      badges={invalid ? <Badge tone="off">已失效</Badge> : declarationTag && <DeclarationTag tag={declarationTag} />}
      summary={summary}
      facts={[
        { name: '发文单位', value: department },
        { name: '发布日期', value: publishTime },
        { name: '收藏时间', value: minuteText(createTime) },
      ]}
      actions={
        <p className={styles['remove']}>
          <Button
            busy={isPending}
            onClick={({ currentTarget }) => {
              keepFocusNear(currentTarget)
              mutate(false)
            }}
          >
            取消收藏<VisuallyHidden>：{title}</VisuallyHidden>
          </Button>
        </p>
      }
    />
  )
}
