import { useQuery } from '@tanstack/react-query'
import { useController, type FieldPathByValue } from 'react-hook-form'
import { facilitatorResumeFields as fields } from '#gateway/generated/fields/FacilitatorResume.ts'
import { CheckboxGroup } from '#ui/form/controls/CheckboxGroup.tsx'
import { serviceCategoriesQuery } from '../facilitatorQueries.ts'
import { categoryOptions } from './categoryOptions.ts'
import type { ResumeValues } from './resumeSchema.ts'
import { ServiceRegions } from './ServiceRegions.tsx'
import { facilitatorTypeWords } from '#gateway/generated/words/FacilitatorType.ts'
import { facilitatorPromiseWords } from '#gateway/generated/words/FacilitatorPromise.ts'

interface ChoicesProps {
  name: FieldPathByValue<ResumeValues, string[]>
  legend: string
  options: (chosen: readonly string[]) => readonly { value: string; label: string }[]
}

const optionsOf = (texts: Record<string, string>) => Object.entries(texts).map(([value, label]) => ({ value, label }))

/** The parts of the resume that are chosen and not written. */
export function ResumeChoices() {
  const categories = useQuery(serviceCategoriesQuery()).data ?? []
  return (
    <>
      <Choices name="providerType" legend={fields.providerType.title} options={() => optionsOf(facilitatorTypeWords)} />
      <Choices
        name="serviceCategoryIds"
        legend={fields.serviceCategoryIds.title}
        options={(chosen) => categoryOptions(categories, chosen)}
      />
      <ServiceRegions />
      <Choices name="promise" legend={fields.promise.title} options={() => optionsOf(facilitatorPromiseWords)} />
    </>
  )
}

function Choices({ name, legend, options }: ChoicesProps) {
  const { field, fieldState } = useController<ResumeValues, typeof name>({ name })
  return (
    <CheckboxGroup
      legend={legend}
      name={name}
      options={options(field.value)}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  )
}
