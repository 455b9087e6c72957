import type { ComponentProps, ReactNode } from 'react'
import { acceptOf, type UploadRule } from './uploadRule.ts'
import styles from './Upload.module.css'

interface FilePickerProps extends Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'required' | 'aria-label' | 'aria-invalid' | 'aria-describedby'
> {
  rule: UploadRule
  onChoose: (files: File[]) => void
  className: string | undefined
  /** Content of the visible button. */
  children: ReactNode
}

/** A native file input, used by the keyboard and screen readers, under a label that looks like a button. */
export function FilePicker({ id, rule, onChoose, className, children, ...input }: FilePickerProps) {
  return (
    <label className={`${styles['picker']} ${className}`}>
      <input
        {...input}
        id={id}
        type="file"
        className={styles['input']}
        accept={acceptOf(rule)}
        multiple={rule.maxCount > 1}
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])])
          // Allows choosing the same file again, e.g. after it has been corrected.
          event.target.value = ''
        }}
      />
      {children}
    </label>
  )
}
