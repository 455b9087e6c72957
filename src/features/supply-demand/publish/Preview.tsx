import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { gatewayUrl } from '#gateway/address.ts'
import { Badge } from '#ui/content/Badge.tsx'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { Picture } from '#ui/Picture.tsx'
import styles from './PublishForm.module.css'

interface PreviewProps {
  title: string
  /** In a word; undefined while none is chosen. */
  type: string | undefined
  cover: string | undefined
  children: ReactNode
}

/** Shows what everybody will read, and asks to confirm that it is true. */
export function Preview({ title, type, cover, children }: PreviewProps) {
  const { register, formState } = useFormContext<{ agree: boolean }>()
  return (
    <>
      <article className={styles['preview']} aria-label="预览">
        <p className={styles['note']}>审核通过后，公开的页面是这样的：</p>
        <p className={styles['title']}>{title}</p>
        {type === undefined ? null : <Badge>{type}</Badge>}
        {cover === undefined ? null : <Picture className={styles['cover']} src={gatewayUrl(cover)} alt="封面" />}
        {children}
      </article>
      <CheckboxField
        {...register('agree')}
        label="我承诺所发布的信息真实、合法，不含他人的个人信息与商业秘密，并同意信息发布承诺"
        error={formState.errors.agree?.message}
      />
    </>
  )
}
