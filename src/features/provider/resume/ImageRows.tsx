import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { gatewayOf } from '../../../gateway/query.ts'
import { uploadFile } from '../../../gateway/upload.ts'
import { Button } from '../../../ui/Button.tsx'
import { FieldError } from '../../../ui/form/FieldError.tsx'
import type { Upload } from '../../../ui/upload/uploads.ts'
import styles from './ImageRows.module.css'
import { RowFields } from './RowFields.tsx'
import type { ResumeValues } from './resumeSchema.ts'
import { emptyMainBusiness, emptyProduct } from './resumeValues.ts'

interface ImageRowsProps {
  list: 'mainBusiness' | 'products'
  /** What one row is, e.g. 主营业务. */
  noun: string
  most: number
  /** Told when images of these rows are on their way, and when the last has arrived. */
  onBusyChange: (busy: boolean) => void
}

/** Rows of main business or products; each has a name, a text and one image (§3.1). */
export function ImageRows({ list, noun, most, onBusyChange }: ImageRowsProps) {
  const queryClient = useQueryClient()
  const { control, formState } = useFormContext<ResumeValues>()
  const { fields, append, remove } = useFieldArray({ control, name: list, keyName: 'key' })
  const busyRows = useRef(new Set<string>())
  const upload: Upload = (file, options) => uploadFile(gatewayOf(queryClient), file, { ...options, silent: true })
  const { root, message } = formState.errors[list] ?? {}

  function tell(key: string, busy: boolean) {
    if (busy) busyRows.current.add(key)
    else busyRows.current.delete(key)
    onBusyChange(busyRows.current.size > 0)
  }

  return (
    <div className={styles['rows']}>
      <ul className={styles['rows']}>
        {fields.map(({ key }, index) => (
          <RowFields
            key={key}
            list={list}
            index={index}
            title={`${noun} ${index + 1}`}
            upload={upload}
            onBusyChange={(busy) => tell(key, busy)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <FieldError id={`${list}-error`} error={root?.message ?? message} />
      <Button
        className={styles['add']}
        disabled={fields.length >= most}
        onClick={() => append(list === 'products' ? emptyProduct : emptyMainBusiness)}
      >
        添加{noun}
      </Button>
    </div>
  )
}
