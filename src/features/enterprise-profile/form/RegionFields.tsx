import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Schema } from '#gateway/contract.ts'
import { useTenantArea } from '#calls/tenantArea.ts'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/form/controls/SelectField.tsx'
import { citiesQuery, countiesQuery, provincesQuery } from '../profileQueries.ts'
import { fieldId } from '../profileSections.ts'
import type { ProfileValues } from '../profileValues.ts'
import styles from './ProfileForm.module.css'
import { useFieldError } from './useFieldError.ts'

type Region = Record<'regProvince' | 'regCity' | 'regRegion', string>

/** The registered address: province, city and county, one after the other. */
export function RegionFields() {
  const { setValue, control } = useFormContext<ProfileValues>()
  const [regProvince, regCity, regRegion] = useWatch({
    control,
    name: ['basicDTO.regProvince', 'basicDTO.regCity', 'basicDTO.regRegion'],
  })
  const error = useFieldError('basicDTO.regProvince')
  const { province, city, region } = useTenantArea()
  const provinces = useQuery(provincesQuery).data
  const cities = useQuery(citiesQuery(regProvince)).data
  const counties = useQuery(countiesQuery(regCity)).data

  function choose(chosen: Region) {
    for (const [name, code] of Object.entries(chosen) as [keyof Region, string][]) {
      setValue(`basicDTO.${name}`, code, { shouldDirty: true, shouldValidate: error !== undefined })
    }
  }

  return (
    <fieldset className={styles['region']}>
      <legend className={styles['legend']}>注册地址</legend>
      <div className={styles['three']}>
        <SelectField
          id={fieldId('basicDTO.regProvince')}
          label="省"
          placeholder="请选择省"
          options={optionsOf(provinces, regProvince)}
          value={regProvince}
          onChange={({ target }) => choose({ regProvince: target.value, regCity: '', regRegion: '' })}
          autoComplete="address-level1"
          required
          error={error}
        />
        <SelectField
          label="市"
          placeholder="请选择市"
          options={optionsOf(cities, regCity)}
          value={regCity}
          onChange={({ target }) => choose({ regProvince, regCity: target.value, regRegion: '' })}
          autoComplete="address-level2"
          disabled={regProvince === ''}
        />
        <SelectField
          label="区县"
          placeholder="请选择区县"
          options={optionsOf(counties, regRegion)}
          value={regRegion}
          onChange={({ target }) => choose({ regProvince, regCity, regRegion: target.value })}
          autoComplete="address-level3"
          disabled={regCity === ''}
        />
      </div>
      {regProvince === '' ? (
        <Button
          look="plain"
          className={styles['shortcut']}
          onClick={() => choose({ regProvince: province, regCity: city, regRegion: region })}
        >
          选择本地区
        </Button>
      ) : null}
    </fieldset>
  )
}

/** A code whose name is not known (yet) stays chosen. */
function optionsOf(regions: readonly Schema<'Region'>[] | undefined, chosen: string) {
  const options = (regions ?? []).map(({ code, name }) => ({ value: code, label: name }))
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen)
  return isKnown ? options : [{ value: chosen, label: chosen }, ...options]
}
