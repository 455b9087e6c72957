import { useRef, type ReactNode } from 'react'
import { useController, useFieldArray, useFormContext, type FieldPathByValue } from 'react-hook-form'
import { facilitatorResumeFields } from '#gateway/generated/fields/FacilitatorResume.ts'
import { Button } from '#ui/Button.tsx'
import { FieldError } from '#ui/form/FieldError.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { gatewayUrl } from '#gateway/address.ts'
import type { Field } from '#gateway/generated/fields/field.ts'
import { fileHint, fileRule } from '#gateway/fields/files.ts'
import { ImageUpload } from '#ui/upload/ImageUpload.tsx'
import { headingId, resumeSections } from './resumeSections.ts'
import type { ResumeList, ResumeValues } from './resumeSchema.ts'
import { emptyRows } from './resumeValues.ts'
import { useResumeUpload } from './resumeUploads.ts'
import styles from './ResumeRows.module.css'

interface ResumeRowsProps {
  list: ResumeList
  /** The name of one row, e.g. 产品. */
  noun: string
  hint?: string
  /** The row's fields; `title` identifies it, e.g. 产品 1. */
  children: (index: number, title: string) => ReactNode
}

/** A list of the resume: its rows, each removable, and a button to add one. */
export function ResumeRows({ list, noun, hint, children }: ResumeRowsProps) {
  const { control, formState } = useFormContext<ResumeValues>()
  const { fields, append, remove } = useFieldArray({ control, name: list, keyName: 'key' })
  const add = useRef<HTMLButtonElement>(null)
  const { root, message } = formState.errors[list] ?? {}
  const error = root?.message ?? message
  const id = headingId(list)

  function removeRow(index: number) {
    remove(index)
    // The pressed button is removed with its row.
    add.current?.focus()
  }

  return (
    <section aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} className={styles['heading']}>
        {resumeSections[list]}
      </h3>
      {hint === undefined ? null : <p className={styles['hint']}>{hint}</p>}
      <div className={styles['rows']}>
        {fields.length === 0 ? null : (
          <ul className={styles['rows']}>
            {fields.map(({ key }, index) => {
              const title = `${noun} ${index + 1}`
              return (
                <li key={key} className={styles['row']} aria-label={title}>
                  <div className={styles['head']}>
                    <p className={styles['title']} aria-hidden="true">
                      {title}
                    </p>
                    <Button look="plain" onClick={() => removeRow(index)}>
                      删除此项
                      <VisuallyHidden>{title}</VisuallyHidden>
                    </Button>
                  </div>
                  {children(index, title)}
                </li>
              )
            })}
          </ul>
        )}
        <FieldError id={`${id}-error`} error={error} />
        <Button
          ref={add}
          className={styles['add']}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          aria-disabled={fields.length >= facilitatorResumeFields[list].maxItems || undefined}
          onClick={() => {
            if (fields.length < facilitatorResumeFields[list].maxItems) append(emptyRows[list])
          }}
        >
          添加{noun}
        </Button>
      </div>
    </section>
  )
}

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
