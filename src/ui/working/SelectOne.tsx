import { Select } from 'antd'
import { useId } from 'react'
import { describedBy } from '../form/describedBy.ts'
import { FieldFrame, type FieldTexts } from '../form/FieldFrame.tsx'
import { withChosen, type Options } from './options.ts'
import styles from './Control.module.css'

interface SelectOneProps extends FieldTexts {
  placeholder: string
  options: Options
  /** Empty for none. */
  value: string
  onChange: (value: string) => void
  onBlur: () => void
}

/**
 * One item of a long list, found by typing part of its name. For a short list use the native
 * src/ui/form/controls/SelectField.tsx.
 */
export function SelectOne({ label, hint, error, value, options, onChange, ...rest }: SelectOneProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <Select<string>
        {...rest}
        id={id}
        className={styles['control'] ?? ''}
        value={value === '' ? null : value}
        options={withChosen(options, [value])}
        onChange={(chosen?: string) => onChange(chosen ?? '')}
        showSearch={search}
        allowClear={clear}
        notFoundContent="没有符合的选项"
        status={error ? 'error' : ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
      />
    </FieldFrame>
  )
}

const search = { optionFilterProp: 'label' }
const clear = { label: '清除' }
