import { Select } from 'antd'
import { useId } from 'react'
import { describedBy } from '../form/describedBy.ts'
import { FieldFrame, type FieldTexts } from '../form/FieldFrame.tsx'
import { withChosen, type Options } from './options.ts'
import styles from './Control.module.css'

interface SelectManyProps extends FieldTexts {
  placeholder: string
  options: Options
  value: readonly string[]
  onChange: (value: string[]) => void
  onBlur: () => void
  /** Maximum number of choices. */
  most: number
  /** Free words are typed; there is no list. */
  free?: boolean
}

/** Several items of a long list, found by typing, or free words. */
export function SelectMany({ label, hint, error, value, options, most, free = false, ...rest }: SelectManyProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <Select<string[]>
        {...rest}
        id={id}
        className={styles['control'] ?? ''}
        mode={free ? 'tags' : 'multiple'}
        value={[...value]}
        options={free ? [] : withChosen(options, value)}
        showSearch={search}
        maxCount={most}
        {...(free && { tokenSeparators: [',', '，', '、', ';', '；'], open: false, suffixIcon: null })}
        notFoundContent="没有符合的选项"
        status={error ? 'error' : ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
      />
    </FieldFrame>
  )
}

const search = { optionFilterProp: 'label' }
