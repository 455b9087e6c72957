import { useQuery } from '@tanstack/react-query'
import { useController, type FieldPathByValue } from 'react-hook-form'
import { CheckboxGroup } from '../../../ui/form/CheckboxGroup.tsx'
import { serviceCategoriesQuery } from '../providerQueries.ts'
import { categoryOptions } from './categoryOptions.ts'
import type { ResumeValues } from './resumeSchema.ts'
import { ServiceRegions } from './ServiceRegions.tsx'
import { facilitatorTypeWords } from '../../../gateway/generated/words/FacilitatorType.ts'
import { facilitatorPromiseWords } from '../../../gateway/generated/words/FacilitatorPromise.ts'

interface ChoicesProps {
  name: FieldPathByValue<ResumeValues, string[]>
  legend: string
  options: (chosen: readonly string[]) => readonly { value: string; label: string }[]
}

const optionsOf = (texts: Record<string, string>) => Object.entries(texts).map(([value, label]) => ({ value, label }))

/** What a provider chooses rather than writes. */
export function ResumeChoices() {
  const categories = useQuery(serviceCategoriesQuery()).data ?? []
  return (
    <>
      <Choices name="providerType" legend="机构类型" options={() => optionsOf(facilitatorTypeWords)} />
      <Choices name="serviceCategoryIds" legend="服务类别" options={(chosen) => categoryOptions(categories, chosen)} />
      <ServiceRegions />
      <Choices name="promise" legend="服务承诺" options={() => optionsOf(facilitatorPromiseWords)} />
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
