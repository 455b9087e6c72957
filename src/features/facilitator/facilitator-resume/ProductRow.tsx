import { useQuery } from '@tanstack/react-query'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { inputOf } from '#gateway/fields/input/inputOf.ts'
import { productRowFields as fields } from '#gateway/generated/fields/ProductRow.ts'
import { productPriceTypeWords } from '#gateway/generated/words/ProductPriceType.ts'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { NumberField } from '#ui/form/controls/NumberField.tsx'
import { RadioGroup } from '#ui/form/controls/RadioGroup.tsx'
import { SelectField } from '#ui/form/controls/SelectField.tsx'
import { TextAreaField } from '#ui/form/controls/TextAreaField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { serviceCategoriesQuery } from '../facilitatorQueries.ts'
import { categoryOptions } from './categoryOptions.ts'
import styles from './ResumeRows.module.css'
import type { ResumeValues } from './resumeSchema.ts'
import { RowImages } from './ResumeRows.tsx'

const priceOptions = Object.entries(productPriceTypeWords).map(([value, label]) => ({ value, label }))

/** One product or service (§3.1), with its price and location. */
export function ProductRow({ index, title }: { index: number; title: string }) {
  const { register, watch, formState } = useFormContext<ResumeValues>()
  const { field: priceType } = useController<ResumeValues, `products.${number}.priceType`>({
    name: `products.${index}.priceType`,
  })
  const categories = useQuery(serviceCategoriesQuery()).data
  const chosen = useWatch<ResumeValues, `products.${number}.categoryId`>({ name: `products.${index}.categoryId` })
  const errors = formState.errors.products?.[index]
  return (
    <>
      <div className={styles['texts']}>
        <TextField {...register(`products.${index}.name`)} {...inputOf(fields.name)} error={errors?.name?.message} />
        <TextField
          {...register(`products.${index}.applicationArea`)}
          {...inputOf(fields.applicationArea)}
          error={errors?.applicationArea?.message}
        />
        <SelectField
          {...register(`products.${index}.categoryId`)}
          // Options that load later would leave the choice unshown.
          key={categories === undefined ? 'waiting' : 'there'}
          label="服务类别"
          placeholder="不归类"
          options={categoryOptions(categories ?? [], [chosen])}
        />
        <div className={styles['wide']}>
          <RadioGroup
            legend="价格"
            name={priceType.name}
            options={priceOptions}
            value={priceType.value}
            onChange={priceType.onChange}
            onBlur={priceType.onBlur}
          />
        </div>
        {priceType.value === 'FIXED' ? (
          <>
            <NumberField
              {...register(`products.${index}.price`)}
              label={fields.price.title}
              unit={fields.price.unit}
              required
              error={errors?.price?.message}
            />
            <TextField
              {...register(`products.${index}.unit`)}
              {...inputOf(fields.unit)}
              placeholder="如 次、件、年"
              error={errors?.unit?.message}
            />
          </>
        ) : null}
        <div className={styles['wide']}>
          <TextAreaField
            {...register(`products.${index}.description`)}
            {...inputOf(fields.description)}
            rows={2}
            length={watch(`products.${index}.description`).length}
            error={errors?.description?.message}
          />
          <CheckboxField {...register(`products.${index}.onSale`)} label="上架，在旗舰店展示" />
        </div>
      </div>
      <RowImages name={`products.${index}.images`} title={title} images={fields.images} />
    </>
  )
}
