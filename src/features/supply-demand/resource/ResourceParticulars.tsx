import { useWatch } from 'react-hook-form'
import { achievementIpStatusWords } from '#gateway/generated/words/AchievementIpStatus.ts'
import { achievementKindWords } from '#gateway/generated/words/AchievementKind.ts'
import { achievementLevelWords } from '#gateway/generated/words/AchievementLevel.ts'
import { achievementMaturityWords } from '#gateway/generated/words/AchievementMaturity.ts'
import { achievementTransferModeWords } from '#gateway/generated/words/AchievementTransferMode.ts'
import styles from '../publish/PublishForm.module.css'
import { Amount, Area, Choice, Many, OtherFiles, Several, Line, yesOrNo } from './resourceControls.ts'
import { patentLegalStatusWords } from '#gateway/generated/words/PatentLegalStatus.ts'
import { patentTradeModeWords } from '#gateway/generated/words/PatentTradeMode.ts'
import { patentTypeWords } from '#gateway/generated/words/PatentType.ts'
import { InstrumentParticulars } from './InstrumentParticulars.tsx'
import type { ResourceValues } from './resourceValues.ts'

/** The fields of the chosen kind. */
export function ResourceParticulars() {
  const type = useWatch<ResourceValues, 'resourceType'>({ name: 'resourceType' })
  if (type === 'INSTRUMENT') return <InstrumentParticulars />
  if (type === 'PATENT') return <PatentParticulars />
  return type === 'ACHIEVEMENT' ? <AchievementParticulars /> : <p>请先在第一步选择资源类型。</p>
}

/** Fields that only an achievement has. */
function AchievementParticulars() {
  return (
    <>
      <Choice name="achievementForm" words={achievementKindWords} />
      <Choice name="maturity" words={achievementMaturityWords} />
      <div className={styles['columns']}>
        <Amount name="achievementYear" hint="四位数字，如 2025" />
        <Amount name="trl" needed={false} hint="1 至 9 的整数" />
      </div>
      <Several name="transferMode" words={achievementTransferModeWords} />
      <Choice name="level" words={achievementLevelWords} needed={false} />
      <Choice name="ipStatus" words={achievementIpStatusWords} needed={false} />
      <Many name="patentNos" hint="如 ZL202310123456.7" />
      <Area name="evaluation" hint="成果评价、检测报告等的结论" />
      <Area name="applicationCase" hint="在哪里用过，效果怎样" />
      <OtherFiles name="evaluationFiles" />
    </>
  )
}

/** Fields that only a patent has. */
function PatentParticulars() {
  return (
    <>
      <Choice name="patentType" words={patentTypeWords} />
      <Choice name="legalStatus" words={patentLegalStatusWords} />
      <div className={styles['columns']}>
        <Line name="patentNo" needed hint="如 ZL202310123456.7，国际申请如 PCT/CN2025/012345" />
        <Line name="patentee" needed />
        <Line name="inventor" />
        <Line name="applyDate" needed type="date" />
        <Line name="grantDate" type="date" />
        <Line name="expireDate" type="date" />
      </div>
      <Several name="tradeMode" words={patentTradeModeWords} />
      <Choice name="annualFeePaid" words={yesOrNo} needed={false} />
      <Choice name="pledged" words={yesOrNo} needed={false} />
    </>
  )
}
