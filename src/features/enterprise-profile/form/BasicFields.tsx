import { useQuery } from '@tanstack/react-query'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import type { Schema } from '#gateway/contract.ts'
import { basicDTOFields as fields } from '#gateway/generated/fields/BasicDTO.ts'
import { Facts } from '#ui/Facts.tsx'
import { CheckboxGroup } from '#ui/form/controls/CheckboxGroup.tsx'
import { TextAreaField } from '#ui/form/controls/TextAreaField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { creditCodeWarning } from '../creditCode.ts'
import type { ProfileFormProps } from '../ProfileForm.tsx'
import { basicNumbers } from '../profileFields.ts'
import { enterpriseSearchQuery, profileDictsQuery } from '../profileQueries.ts'
import { fieldId } from '../profileSections.ts'
import { type ProfileValues, typesOf } from '../profileValues.ts'
import { AptitudeField } from './AptitudeField.tsx'
import { EnterpriseName } from './EnterpriseName.tsx'
import { ProfileNumber } from './ProfileNumber.tsx'
import { RegionFields } from './RegionFields.tsx'
import { useFieldError } from './useFieldError.ts'
import { useRegionText } from './useRegionText.ts'
import styles from './ProfileForm.module.css'
import { Button } from '#ui/Button.tsx'

interface BasicFieldsProps {
  /** The enterprise is already the member's, so it cannot be exchanged here. */
  bound: boolean
  /** The user has cleared the chosen enterprise (4-44). */
  onClear?: (() => void) | undefined
  onApply?: ProfileFormProps['onApply']
}

const emptyDict: readonly Schema<'DictEntry'>[] = []

/**
 * Section 1. Data that the enterprise library has about a chosen enterprise are shown as text and not typed again
 * (4-42).
 */
export function BasicFields({ bound, onClear, onApply }: BasicFieldsProps) {
  const { register, setValue, control, clearErrors } = useFormContext<ProfileValues>()
  const [rowkey, basic] = useWatch({ control, name: ['rowkey', 'basicDTO'] })
  const { field: enType } = useController({ control, name: 'basicDTO.enType' })
  const creditCodeError = useFieldError('basicDTO.creditCode')
  const enTypeError = useFieldError('basicDTO.enType')
  const dicts = useQuery(profileDictsQuery).data
  const region = useRegionText(basic)
  const chosen = rowkey !== ''
  const isText = (value: string) => chosen && value !== ''
  const warning = creditCodeWarning(basic.creditCode)
  const types = dicts?.EN_TYPE ?? emptyDict

  function fill(record: Schema<'EnterpriseRecord'>) {
    write({
      name: record.name,
      regProvince: record.regProvince,
      regCity: record.regCity,
      regRegion: record.regRegion,
      creditCode: record.creditCode,
      regCapital: String(record.regCapital),
      establishTime: record.establishTime,
    })
    setValue('rowkey', record.rowkey, { shouldDirty: true })
    if (record.enType !== '') setValue('basicDTO.enType', typesOf(record.enType), { shouldDirty: true })
    clearErrors('basicDTO')
  }

  function clear() {
    write({ name: '', regProvince: '', regCity: '', regRegion: '', creditCode: '', regCapital: '', establishTime: '' })
    setValue('rowkey', '', { shouldDirty: true })
    document.getElementById(fieldId('basicDTO.name'))?.focus()
    onClear?.()
  }

  function write(values: Partial<Record<keyof ProfileValues['basicDTO'], string>>) {
    for (const [name, value] of Object.entries(values)) {
      setValue(`basicDTO.${name as 'name'}`, value, { shouldDirty: true })
    }
  }

  return (
    <div className={styles['fields']}>
      {bound ? null : <EnterpriseName chosen={chosen} onChoose={fill} onClear={clear} />}
      {chosen || bound ? (
        <div className={styles['known']}>
          <Facts
            facts={[
              { name: fields.name.title, value: bound && basic.name },
              { name: '注册地址', value: isText(basic.regProvince) && region },
              { name: fields.creditCode.title, value: isText(basic.creditCode) && basic.creditCode },
              {
                name: fields.regCapital.title,
                value: isText(basic.regCapital) && `${basic.regCapital} ${fields.regCapital.unit}`,
              },
              { name: fields.establishTime.title, value: isText(basic.establishTime) && basic.establishTime },
            ].filter(({ value }) => value !== false)}
          />
        </div>
      ) : null}
      {chosen && onApply ? <ApplyDirectly rowkey={rowkey} name={basic.name} onApply={onApply} /> : null}
      {isText(basic.regProvince) ? null : <RegionFields />}
      <div className={styles['columns']}>
        {isText(basic.creditCode) ? null : (
          <TextField
            {...register('basicDTO.creditCode')}
            id={fieldId('basicDTO.creditCode')}
            label={fields.creditCode.title}
            maxLength={fields.creditCode.maxLength}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            hint={<output className={styles['warning']}>{warning}</output>}
            error={creditCodeError}
          />
        )}
        {isText(basic.regCapital) ? null : <ProfileNumber path="basicDTO.regCapital" field={basicNumbers.regCapital} />}
        {isText(basic.establishTime) ? null : (
          <TextField
            {...register('basicDTO.establishTime')}
            id={fieldId('basicDTO.establishTime')}
            label={fields.establishTime.title}
            type="date"
          />
        )}
      </div>
      <CheckboxGroup
        id={fieldId('basicDTO.enType')}
        legend={fields.enType.title}
        hint="必选，可多选"
        name={enType.name}
        options={withKnown(types, enType.value)}
        value={enType.value}
        onChange={enType.onChange}
        onBlur={enType.onBlur}
        error={enTypeError}
      />
      <TextAreaField
        {...register('basicDTO.services')}
        id={fieldId('basicDTO.services')}
        label={fields.services.title}
        rows={2}
        maxLength={fields.services.maxLength}
        length={basic.services.length}
      />
      <AptitudeField
        name="enterpriseAptitudeList"
        parent="PO_QUALIFICATIONS"
        label={fields.enterpriseAptitudeList.title}
        entries={dicts?.PO_QUALIFICATIONS ?? emptyDict}
      />
      <AptitudeField
        name="technologyAbilityList"
        parent="PO_TECHNICAL"
        label={fields.technologyAbilityList.title}
        entries={dicts?.PO_TECHNICAL ?? emptyDict}
      />
    </div>
  )
}

/** A type that the dictionary does not list (any more) can still be removed. */
function withKnown(entries: readonly Schema<'DictEntry'>[], chosen: readonly string[]) {
  const unknown = chosen.filter((type) => !entries.some(({ value }) => value === type))
  return [...entries, ...unknown.map((type) => ({ value: type, label: type }))]
}

interface ApplyDirectlyProps {
  /** The rowkey of the enterprise chosen from the library. */
  rowkey: string
  name: string
  onApply: (enterprise: { enId: string; name: string }) => void
}

/**
 * For an enterprise that already has an id: the user can apply for it without a profile. The draft has no id, but the
 * library does.
 */
function ApplyDirectly({ rowkey, name, onApply }: ApplyDirectlyProps) {
  const { data } = useQuery(enterpriseSearchQuery(name))
  const enId = data?.records.find((record) => record.rowkey === rowkey)?.enId
  if (!enId) return null
  return (
    <div className={styles['apply']}>
      <p>该企业已在平台登记，可以直接申请绑定，资料在审核通过后再完善。</p>
      <Button onClick={() => onApply({ enId, name })}>直接申请绑定</Button>
    </div>
  )
}
