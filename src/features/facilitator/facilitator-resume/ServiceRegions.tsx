import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { gatewayQuery } from '#gateway/query.ts'
import { useTenantArea } from '#calls/tenantArea.ts'
import { CheckboxGroup } from '#ui/form/controls/CheckboxGroup.tsx'
import { SelectField } from '#ui/form/controls/SelectField.tsx'
import styles from './FacilitatorResumeForm.module.css'
import { cityOf, settledRegions } from './regions.ts'
import type { ResumeValues } from './resumeSchema.ts'

/** The tenant's regions that a facilitator serves: the whole province, whole cities, or single counties of any city. */
export function ServiceRegions() {
  const { field, fieldState } = useController<ResumeValues, 'serviceRegion'>({ name: 'serviceRegion' })
  const { province, city } = useTenantArea()
  const provinces = useQuery(gatewayQuery('listProvinces', {}, { message: true })).data ?? []
  const cities = useQuery(gatewayQuery('listCities', { path: { id: province } }, { message: true })).data ?? []
  const [opened, setOpened] = useState<readonly string[]>([])
  const shown = [...new Set([city, ...field.value.flatMap((code) => cityOf(code) ?? []), ...opened])]
  const nameOf = (code: string) => [...cities, ...provinces].find((region) => region.code === code)?.name ?? code
  const whole = [province, ...field.value.filter((code) => cityOf(code) === undefined && code !== province)]

  return (
    <div className={styles['regions']}>
      {shown.map((code) => (
        <CityRegions
          key={code}
          city={code}
          name={nameOf(code)}
          // The province is shown with the tenant's own city, which is always there.
          wider={code === city ? whole.map((one) => ({ value: one, label: `${nameOf(one)}全省` })) : []}
          value={field.value}
          onChange={(next) => field.onChange(settledRegions(field.value, next))}
          error={code === city ? fieldState.error?.message : undefined}
        />
      ))}
      <div className={styles['narrow']}>
        <SelectField
          label="服务其他城市"
          placeholder="选择城市，再选它的区县"
          options={cities
            .filter((one) => !shown.includes(one.code))
            .map((one) => ({ value: one.code, label: one.name }))}
          value=""
          onChange={({ target }) => setOpened([...opened, target.value])}
        />
      </div>
    </div>
  )
}

interface CityRegionsProps {
  city: string
  name: string
  wider: readonly { value: string; label: string }[]
  /** All regions served, including those of other cities. */
  value: readonly string[]
  onChange: (value: string[]) => void
  error: string | undefined
}

function CityRegions({ city, name, wider, value, onChange, error }: CityRegionsProps) {
  const counties = useQuery(gatewayQuery('listCounties', { path: { id: city } }, { message: true })).data ?? []
  const named = [
    ...wider,
    { value: city, label: `${name}全市` },
    ...counties.map((county) => ({ value: county.code, label: county.name })),
  ]
  // Regions without a (known) name can still be removed.
  const unnamed = value.filter((code) => cityOf(code) === city && !named.some((one) => one.value === code))
  return (
    <CheckboxGroup
      legend={`服务区域：${name}`}
      name={`serviceRegion-${city}`}
      options={[...named, ...unnamed.map((code) => ({ value: code, label: code }))]}
      value={value}
      onChange={onChange}
      error={error}
    />
  )
}
