import { Link } from '../../../ui/Link.tsx'
import type { Schema } from '../../../gateway/contract.ts'
import { Button } from '../../../ui/Button.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { DeclarationTag } from '../card/DeclarationTag.tsx'
import styles from './FavoriteItem.module.css'
import { useFavorite } from './useFavorite.ts'

/** A favourite policy. */
export function FavoriteItem({ favorite }: { favorite: Schema<'PolicyFavorite'> }) {
  const { targetId, title, summary, department, publishTime, createTime, invalid, declarationTag } = favorite
  const { mutate, isPending } = useFavorite(targetId)
  return (
    <li className={styles['item']}>
      <div>
        <div className={styles['head']}>
          <h2 className={styles['title']}>
            <Link to="/policy/info/$id" params={{ id: targetId }} target="_blank" rel="noopener" preload={false}>
              {title}
              <VisuallyHidden>（新窗口打开）</VisuallyHidden>
            </Link>
          </h2>
          {invalid ? (
            <span className={styles['invalid']}>已失效</span>
          ) : (
            declarationTag && <DeclarationTag tag={declarationTag} />
          )}
        </div>
        <p className={styles['summary']}>{summary}</p>
        <p className={styles['facts']}>
          {department && <span>发文单位：{department}</span>}
          {publishTime && <span>发布日期：{publishTime}</span>}
          <span>收藏时间：{createTime.slice(0, 16)}</span>
        </p>
      </div>
      <Button onClick={() => mutate(false)} busy={isPending}>
        取消收藏
        <VisuallyHidden>：{title}</VisuallyHidden>
      </Button>
    </li>
  )
}
