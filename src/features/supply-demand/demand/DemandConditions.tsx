import { useWatch } from 'react-hook-form'
import { aheadHint } from '#gateway/fields/dates.ts'
import { deadline } from '#gateway/generated/fields/DemandForm.ts'
import { demandBudgetTypeWords } from '#gateway/generated/words/DemandBudgetType.ts'
import { demandCooperationModeWords } from '#gateway/generated/words/DemandCooperationMode.ts'
import { supplyCycleWords } from '#gateway/generated/words/SupplyCycle.ts'
import styles from '../publish/PublishForm.module.css'
import { useRegionOptions } from '../supplyOptions.ts'
import { Amount, Area, Choice, Line, Many, OtherFiles, PictureFiles, Several } from './demandControls.ts'
import type { DemandValues } from './demandValues.ts'

/** Budget, deadline, and whom it is for. */
export function DemandConditions() {
  const [type, budgetType] = useWatch<DemandValues, ['demandType', 'budgetType']>({
    name: ['demandType', 'budgetType'],
  })
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
          <Amount name="budgetMin" />
          <Amount name="budgetMax" />
        </div>
      ) : null}
      <Several name="cooperationMode" words={demandCooperationModeWords} />
      <div className={styles['columns']}>
        <Line name="deadline" needed type="date" hint={aheadHint(deadline)} />
        <Many name="expectRegion" placeholder="不选为不限地区" options={useRegionOptions()} />
      </div>
      <Choice name="deliveryCycle" words={supplyCycleWords} needed={false} />
      <Area name="background" />
      <Area name="targetIndicator" hint="验收时看什么，如检出率、精度、交付物" />
      <Area name="providerRequire" rows={2} />
      <div className={styles['columns']}>
        <PictureFiles name="cover" />
        <OtherFiles name="attachments" />
      </div>
    </>
  )
}
