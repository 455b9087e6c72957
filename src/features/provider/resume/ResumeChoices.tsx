import { useQuery } from '@tanstack/react-query'
import { useController, type FieldPathByValue } from 'react-hook-form'
import { gatewayQuery } from '../../../gateway/query.ts'
import { CheckboxGroup } from '../../../ui/form/CheckboxGroup.tsx'
import { serviceCategoriesQuery } from '../providerQueries.ts'
import { promises, providerTypes } from '../providerTexts.ts'
import type { ResumeValues } from './resumeSchema.ts'

interface ChoicesProps {
  name: FieldPathByValue<ResumeValues, string[]>
  legend: string
  options: readonly { value: string; label: string }[]
}

/** §9: the default city; providers say which of its counties they serve. */
const homeCity = '321200'

const optionsOf = (texts: Record<string, string>) => Object.entries(texts).map(([value, label]) => ({ value, label }))

/** What a provider chooses rather than writes. */
export function ResumeChoices() {
  const categories = useQuery(serviceCategoriesQuery()).data ?? []
  const counties = useQuery(gatewayQuery('listCounties', { path: { id: homeCity } }, { silent: true })).data ?? []
  return (
    <>
      <Choices name="providerType" legend="机构类型" options={optionsOf(providerTypes)} />
      <Choices
        name="serviceCategoryIds"
        legend="服务类别"
        options={categories
          .flatMap(({ children }) => children ?? [])
          .map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Choices
        name="serviceRegion"
        legend="服务区域"
        options={counties.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <Choices name="promise" legend="服务承诺" options={optionsOf(promises)} />
    </>
  )
}

function Choices({ name, legend, options }: ChoicesProps) {
  const { field, fieldState } = useController<ResumeValues, typeof name>({ name })
  const unknown = field.value.filter((chosen) => !options.some(({ value }) => value === chosen))
  return (
    <CheckboxGroup
      legend={legend}
      name={name}
      // A choice that is not offered (any more) can still be taken off.
      options={[...options, ...unknown.map((value) => ({ value, label: value }))]}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  )
}
