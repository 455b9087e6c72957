import { useController, useFieldArray, useFormContext } from 'react-hook-form'
import { useRef } from 'react'
import { instrumentClassWords } from '#gateway/generated/words/InstrumentClass.ts'
import { instrumentQualificationWords } from '#gateway/generated/words/InstrumentQualification.ts'
import { openTime, serviceItems as list } from '#gateway/generated/fields/InstrumentResourceForm.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { instrumentServiceItemFields as fields } from '#gateway/generated/fields/InstrumentServiceItem.ts'
import { Button } from '#ui/Button.tsx'
import { FieldError } from '#ui/form/FieldError.tsx'
import { NumberField } from '#ui/form/controls/NumberField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import formStyles from '../publish/PublishForm.module.css'
import { Remarked } from '../publish/Remarked.tsx'
import { Amount, Area, Choice, Line, Several, yesOrNo } from './resourceControls.ts'
import { weekdayWords } from './resourceFacts.ts'
import styles from './InstrumentParticulars.module.css'
import { emptyServiceItem, type ResourceValues } from './resourceValues.ts'

/** Fields that only an instrument has. */
export function InstrumentParticulars() {
  return (
    <>
      <Choice name="instrumentClass" words={instrumentClassWords} />
      <div className={formStyles['columns']}>
        <Line name="instrumentModel" needed />
        <Line name="address" needed />
        <Line name="brand" />
        <Line name="manufacturer" />
        <Line name="origin" />
        <Line name="assetNo" />
        <Line name="buyDate" type="date" />
        <Amount name="originalValue" needed={false} />
      </div>
      <Area name="techIndicator" needed hint="测量范围、精度、能做哪些检测" />
      <ServiceItems />
      <Several name="weekdays" words={weekdayWords} />
      <div className={formStyles['columns']}>
        <OpenTime />
        <Amount name="bookAheadDays" hint="0 表示当天可约" />
        <Line name="operator" hint="只写岗位与资质，不写姓名" />
      </div>
      <Several name="qualification" words={instrumentQualificationWords} needed={false} />
      <Choice name="couponEnabled" words={yesOrNo} needed={false} />
    </>
  )
}

/** An instrument's opening hours, stored as one text, 08:30-17:30. */
function OpenTime() {
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

const errorId = 'service-items-error'

/** The services of an instrument, each with its price. */
function ServiceItems() {
  const { control, formState } = useFormContext<ResourceValues>()
  const { fields: rows, append, remove } = useFieldArray({ control, name: 'serviceItems', keyName: 'key' })
  const add = useRef<HTMLButtonElement>(null)
  const { root, message } = formState.errors.serviceItems ?? {}
  const error = root?.message ?? message
  const isFull = rows.length >= list.maxItems
  return (
    <Remarked title={list.title}>
      <section className={styles['rows']} aria-label={list.title}>
        <h3 className={styles['heading']}>{list.title}</h3>
        {rows.length === 0 ? null : (
          <ul className={styles['rows']}>
            {rows.map(({ key }, index) => (
              <li key={key} className={styles['row']} aria-label={`${list.title} ${index + 1}`}>
                <ServiceItem index={index} />
                <Button
                  look="plain"
                  onClick={() => {
                    remove(index)
                    // The pressed button is removed with its row.
                    add.current?.focus()
                  }}
                >
                  删除此项
                  <VisuallyHidden>{`${list.title} ${index + 1}`}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
        )}
        <FieldError id={errorId} error={error} />
        <Button
          ref={add}
          className={styles['add']}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
          aria-disabled={isFull || undefined}
          onClick={() => {
            if (!isFull) append(emptyServiceItem)
          }}
        >
          添加{list.title}
        </Button>
      </section>
    </Remarked>
  )
}

function ServiceItem({ index }: { index: number }) {
  const { register, formState } = useFormContext<ResourceValues>()
  const errors = formState.errors.serviceItems?.[index]
  const { name, unit, price, standard, days } = fields
  return (
    <div className={styles['texts']}>
      <TextField
        {...register(`serviceItems.${index}.name`)}
        label={name.title}
        maxLength={name.maxLength}
        required
        error={errors?.name?.message}
      />
      <TextField
        {...register(`serviceItems.${index}.unit`)}
        label={unit.title}
        placeholder="如 件、小时、样"
        maxLength={unit.maxLength}
        required
        error={errors?.unit?.message}
      />
      <NumberField
        {...register(`serviceItems.${index}.price`)}
        label={price.title}
        unit={price.unit}
        placeholder="0 表示免费"
        required
        error={errors?.price?.message}
      />
      <NumberField
        {...register(`serviceItems.${index}.days`)}
        label={days.title}
        unit={days.unit}
        placeholder="0 表示当天"
        whole
        required
        error={errors?.days?.message}
      />
      <TextField
        {...register(`serviceItems.${index}.standard`)}
        label={`${standard.title}（选填）`}
        maxLength={standard.maxLength}
        error={errors?.standard?.message}
      />
    </div>
  )
}
