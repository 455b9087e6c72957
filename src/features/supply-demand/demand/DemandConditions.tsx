import { useQueryClient } from '@tanstack/react-query'
import { useController, useWatch } from 'react-hook-form'
import { gatewayUrl } from '../../../gateway/address.ts'
import { demandFormFields as fields } from '../../../gateway/generated/fields/DemandForm.ts'
import { demandBudgetTypeWords } from '../../../gateway/generated/words/DemandBudgetType.ts'
import { demandCooperationModeWords } from '../../../gateway/generated/words/DemandCooperationMode.ts'
import { supplyCycleWords } from '../../../gateway/generated/words/SupplyCycle.ts'
import { gatewayOf } from '../../../gateway/query.ts'
import { uploadFile } from '../../../gateway/upload.ts'
import { fileHint, fileRule } from '../../../gateway/fields/files.ts'
import { CheckboxGroup } from '../../../ui/form/CheckboxGroup.tsx'
import { ImageUpload } from '../../../ui/upload/ImageUpload.tsx'
import { UploadField } from '../../../ui/upload/UploadField.tsx'
import type { Upload } from '../../../ui/upload/uploads.ts'
import { SelectMany } from '../../../ui/working/SelectMany.tsx'
import styles from '../publish/PublishForm.module.css'
import { Remarked } from '../publish/Remarked.tsx'
import { useRegionOptions } from '../supplyOptions.ts'
import { Amount, Area, Choice, Line, useControl } from './demandControls.tsx'
import type { DemandValues } from './demandValues.ts'

const modes = Object.entries(demandCooperationModeWords).map(([value, label]) => ({ value, label }))

interface DemandConditionsProps {
  /** The fields of which files are on their way. */
  busyFields: Set<string>
}

/** How much, until when, from whom and in what way. */
export function DemandConditions({ busyFields }: DemandConditionsProps) {
  const [type, budgetType] = useWatch<DemandValues, ['demandType', 'budgetType']>({
    name: ['demandType', 'budgetType'],
  })
  const mode = useControl('cooperationMode', true)
  const region = useControl('expectRegion', false)
  return (
    <>
      {type === 'PRODUCT' ? (
        <div className={styles['columns']}>
          <Amount name="quantity" />
          <Line name="unit" needed placeholder="如 件、吨、套" />
        </div>
      ) : null}
      <Choice name="budgetType" words={demandBudgetTypeWords} />
      {budgetType === 'RANGE' ? (
        <div className={styles['columns']}>
          <Amount name="budgetMin" unit={fields.budgetMin.unit} />
          <Amount name="budgetMax" unit={fields.budgetMax.unit} />
        </div>
      ) : null}
      <Remarked title={fields.cooperationMode.title}>
        <CheckboxGroup
          legend={mode.label}
          name="cooperationMode"
          options={modes}
          value={mode.value}
          onChange={mode.onChange}
          onBlur={mode.onBlur}
          error={mode.error}
        />
      </Remarked>
      <div className={styles['columns']}>
        <Line name="deadline" needed type="date" hint="明天起一年之内" />
        <SelectMany
          {...region}
          placeholder="不选为不限地区"
          options={useRegionOptions()}
          most={fields.expectRegion.maxItems}
        />
      </div>
      <Choice name="deliveryCycle" words={supplyCycleWords} needed={false} />
      <Area name="background" />
      <Area name="targetIndicator" hint="验收时看什么，如检出率、精度、交付物" />
      <Area name="providerRequire" rows={2} />
      <DemandFiles busyFields={busyFields} />
    </>
  )
}

/** A picture for the card, and what explains the demand. */
function DemandFiles({ busyFields }: DemandConditionsProps) {
  const gateway = gatewayOf(useQueryClient())
  const upload: Upload = (file, options) => uploadFile(gateway, file, { ...options, silent: true })
  const cover = useController<DemandValues, 'cover'>({ name: 'cover' })
  const attachments = useController<DemandValues, 'attachments'>({ name: 'attachments' })
  const busy = (name: string) => (isBusy: boolean) => void (isBusy ? busyFields.add(name) : busyFields.delete(name))
  return (
    <div className={styles['columns']}>
      <ImageUpload
        label={`${fields.cover.title}（选填）`}
        hint={fileHint(fields.cover)}
        size="small"
        rule={fileRule(fields.cover)}
        upload={upload}
        value={cover.field.value}
        onChange={cover.field.onChange}
        onBusyChange={busy('cover')}
        overwrite
        srcOf={gatewayUrl}
        error={cover.fieldState.error?.message}
      />
      <UploadField
        name="attachments"
        label={`${fields.attachments.title}（选填）`}
        hint={fileHint(fields.attachments)}
        rule={fileRule(fields.attachments)}
        upload={upload}
        value={attachments.field.value}
        onChange={attachments.field.onChange}
        onBusyChange={busy('attachments')}
        error={attachments.fieldState.error?.message}
      />
    </div>
  )
}
