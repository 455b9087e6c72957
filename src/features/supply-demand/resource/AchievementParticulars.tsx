import { achievementIpStatusWords } from '#gateway/generated/words/AchievementIpStatus.ts'
import { achievementKindWords } from '#gateway/generated/words/AchievementKind.ts'
import { achievementLevelWords } from '#gateway/generated/words/AchievementLevel.ts'
import { achievementMaturityWords } from '#gateway/generated/words/AchievementMaturity.ts'
import { achievementTransferModeWords } from '#gateway/generated/words/AchievementTransferMode.ts'
import styles from '../publish/PublishForm.module.css'
import { Amount, Area, Choice, Many, OtherFiles, Several } from './resourceControls.ts'

/** Fields that only an achievement has. */
export function AchievementParticulars() {
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
