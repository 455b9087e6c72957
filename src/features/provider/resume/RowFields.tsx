import { useController, useFormContext } from 'react-hook-form'
import { gatewayUrl } from '../../../gateway/address.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { ImageUpload } from '../../../ui/upload/ImageUpload.tsx'
import type { Upload } from '../../../ui/upload/uploads.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './ImageRows.module.css'
import { maximum, rowImageRule, type ResumeValues } from './resumeSchema.ts'

interface RowFieldsProps {
  list: 'mainBusiness' | 'products'
  index: number
  /** E.g. 主营业务 1. */
  title: string
  upload: Upload
  onBusyChange: (busy: boolean) => void
  onRemove: () => void
}

/** One line of main business, or one product, with its image. */
export function RowFields({ list, index, title, upload, onBusyChange, onRemove }: RowFieldsProps) {
  const { register, control, watch, formState } = useFormContext<ResumeValues>()
  const { field: images } = useController({ control, name: `${list}.${index}.images` })
  const error = formState.errors[list]?.[index]?.name?.message
  const limit = list === 'products' ? maximum.product : maximum.mainBusiness
  return (
    <li className={styles['row']} aria-label={title}>
      <div className={styles['texts']}>
        <TextField
          {...register(`${list}.${index}.name`)}
          label="名称"
          maxLength={maximum.rowName}
          required
          error={error}
        />
        {list === 'products' ? (
          <TextField
            {...register(`products.${index}.applicationArea`)}
            label="应用领域"
            maxLength={maximum.applicationArea}
          />
        ) : null}
        <div className={styles['wide']}>
          <TextAreaField
            {...register(`${list}.${index}.description`)}
            label="说明"
            rows={2}
            maxLength={limit}
            length={watch(`${list}.${index}.description`).length}
          />
        </div>
      </div>
      <div className={styles['side']}>
        <p className={styles['sideTitle']}>图片</p>
        <ImageUpload
          label={`${title}的图片`}
          hint="jpg 或 png 图片，一张，不超过 1M"
          size="mini"
          rule={rowImageRule}
          upload={upload}
          value={images.value}
          onChange={images.onChange}
          overwrite
          onBusyChange={onBusyChange}
          srcOf={gatewayUrl}
        />
        <Button look="plain" onClick={onRemove}>
          删除此项
          <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      </div>
    </li>
  )
}
