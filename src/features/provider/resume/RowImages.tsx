import { useController, type FieldPathByValue } from 'react-hook-form'
import { gatewayUrl } from '../../../gateway/address.ts'
import { ImageUpload } from '../../../ui/upload/ImageUpload.tsx'
import type { UploadRule } from '../../../ui/upload/uploadRule.ts'
import styles from './ResumeRows.module.css'
import type { ResumeValues } from './resumeSchema.ts'
import { useResumeUpload } from './resumeUploads.ts'

interface RowImagesProps {
  name: FieldPathByValue<ResumeValues, ResumeValues['logo']>
  /** Of the row, e.g. 产品 1. */
  title: string
  rule: UploadRule
}

/** The images of a row, beside its texts. A single one is replaced by the next (4-61). */
export function RowImages({ name, title, rule }: RowImagesProps) {
  const { field } = useController<ResumeValues, typeof name>({ name })
  const count = rule.maxCount === 1 ? '一张' : `最多 ${rule.maxCount} 张，每张`
  return (
    <div className={styles['side']}>
      <p className={styles['sideTitle']}>图片</p>
      <ImageUpload
        {...useResumeUpload()}
        label={`${title}的图片`}
        hint={`jpg 或 png 图片，${count}，不超过 ${rule.maxMegabytes}M`}
        size="mini"
        rule={rule}
        value={field.value}
        onChange={field.onChange}
        overwrite={rule.maxCount === 1}
        srcOf={gatewayUrl}
      />
    </div>
  )
}
