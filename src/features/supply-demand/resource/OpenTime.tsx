import { useController } from 'react-hook-form'
import { openTime } from '#gateway/generated/fields/InstrumentResourceForm.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { Remarked } from '../publish/Remarked.tsx'
import styles from './ResourceForm.module.css'
import type { ResourceValues } from './resourceValues.ts'

/** An instrument's opening hours, stored as one text, 08:30-17:30. */
export function OpenTime() {
  const { field, fieldState } = useController<ResourceValues, 'openTime'>({ name: 'openTime' })
  const [from = '', to = ''] = field.value.split('-')
  const error = fieldState.error?.message
  const change = (times: readonly string[]) => field.onChange(times.every((time) => time === '') ? '' : times.join('-'))
  return (
    <Remarked title={openTime.title}>
      <div className={styles['times']}>
        <TextField
          type="time"
          label={openTime.title}
          value={from}
          required
          error={error}
          onBlur={field.onBlur}
          onChange={({ target }) => change([target.value, to])}
        />
        <TextField
          type="time"
          label="至"
          aria-label={`${openTime.title}至`}
          value={to}
          required
          onBlur={field.onBlur}
          onChange={({ target }) => change([from, target.value])}
        />
      </div>
    </Remarked>
  )
}
