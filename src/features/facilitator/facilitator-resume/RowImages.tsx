import { useController, type FieldPathByValue } from 'react-hook-form'
import { gatewayUrl } from '#gateway/address.ts'
import type { Field } from '#gateway/generated/fields/field.ts'
import { fileHint, fileRule } from '#gateway/fields/files.ts'
import { ImageUpload } from '#ui/upload/ImageUpload.tsx'
import styles from './ResumeRows.module.css'
import type { ResumeValues } from './resumeSchema.ts'
import { useResumeUpload } from './resumeUploads.ts'

interface RowImagesProps {
  name: FieldPathByValue<ResumeValues, ResumeValues['logo']>
  /** Title of the row, e.g. 产品 1. */
  title: string
  /** The contract's rules for them. */
  images: Field & Required<Pick<Field, 'file'>>
}

/** The images of a row, beside its texts. A single one is replaced by the next (4-61). */
export function RowImages({ name, title, images }: RowImagesProps) {
  const { field } = useController<ResumeValues, typeof name>({ name })
  const rule = fileRule(images)
  return (
    <div className={styles['side']}>
      <p className={styles['sideTitle']}>图片</p>
      <ImageUpload
        {...useResumeUpload()}
        label={`${title}的图片`}
        hint={fileHint(images)}
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
