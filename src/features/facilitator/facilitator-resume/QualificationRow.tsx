import { useQuery } from '@tanstack/react-query'
import { useController, useFormContext } from 'react-hook-form'
import { fileHint, fileRule } from '#gateway/fields/files.ts'
import { inputOf } from '#gateway/fields/input/inputOf.ts'
import { facilitatorQualificationFields as fields } from '#gateway/generated/fields/FacilitatorQualification.ts'
import { gatewayQuery } from '#gateway/query.ts'
import { SelectField } from '#ui/form/controls/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { UploadField } from '#ui/upload/UploadField.tsx'
import styles from './ResumeRows.module.css'
import type { ResumeValues } from './resumeSchema.ts'
import { useResumeUpload } from './resumeUploads.ts'

/** The dictionary's entry for none. */
const none = '无'
const other = { value: 'OTHER', label: '其他资质' }

/** They change less often than the portal is released. */
const dictionaries = {
  ...gatewayQuery(
    'listMultipleDictValues',
    { query: { typeCodes: ['PO_QUALIFICATIONS', 'PO_EN_TECH_LEVEL'] } },
    { message: true },
  ),
  staleTime: Number.POSITIVE_INFINITY,
}

/** One qualification or honour with its certificate: from the dictionary PO_QUALIFICATIONS, or any other by name. */
export function QualificationRow({ index, title }: { index: number; title: string }) {
  const path = `qualifications.${index}` as const
  const { register, setValue, formState } = useFormContext<ResumeValues>()
  const { field: codeField } = useController<ResumeValues, `${typeof path}.code`>({ name: `${path}.code` })
  const { ref: codeRef, ...code } = codeField
  const { field: level } = useController<ResumeValues, `${typeof path}.level`>({ name: `${path}.level` })
  const { field: file } = useController<ResumeValues, `${typeof path}.file`>({ name: `${path}.file` })
  const { data } = useQuery(dictionaries)
  const listed = (data?.PO_QUALIFICATIONS ?? []).filter(({ value }) => value !== none)
  const errors = formState.errors.qualifications?.[index]

  function choose(value: string) {
    code.onChange(value)
    const entry = listed.find((one) => one.value === value)
    // The name can still be made more specific, e.g. by the year of the honour.
    if (entry !== undefined) setValue(`${path}.name`, entry.label, { shouldDirty: true, shouldValidate: true })
  }

  return (
    <div className={`${styles['texts']} ${styles['whole']}`}>
      <SelectField
        name={code.name}
        ref={codeRef}
        label={fields.code.title}
        placeholder="请选择"
        options={withChosen([...listed, other], code.value)}
        value={code.value}
        onChange={({ target }) => choose(target.value)}
        onBlur={code.onBlur}
        required
        error={errors?.code?.message}
      />
      <TextField {...register(`${path}.name`)} {...inputOf(fields.name)} error={errors?.name?.message} />
      <SelectField
        name={level.name}
        label={fields.level.title}
        placeholder="不分级"
        options={withChosen(data?.PO_EN_TECH_LEVEL ?? [], level.value)}
        value={level.value}
        onChange={({ target }) => level.onChange(target.value)}
        onBlur={level.onBlur}
      />
      <TextField {...register(`${path}.certNo`)} {...inputOf(fields.certNo)} error={errors?.certNo?.message} />
      <TextField
        {...register(`${path}.date`)}
        type="date"
        label={fields.date.title}
        required
        error={errors?.date?.message}
      />
      <div className={styles['wide']}>
        <UploadField
          {...useResumeUpload()}
          name={file.name}
          label={`${title}的证书`}
          hint={fileHint(fields.file)}
          rule={fileRule(fields.file)}
          value={file.value}
          onChange={file.onChange}
          overwrite
        />
      </div>
    </div>
  )
}

/** The choice stays visible while the dictionary loads, or when it no longer has the entry. */
function withChosen(options: readonly { value: string; label: string }[], chosen: string) {
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen)
  return isKnown ? options : [...options, { value: chosen, label: chosen }]
}
