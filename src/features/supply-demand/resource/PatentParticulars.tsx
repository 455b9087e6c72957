import { patentLegalStatusWords } from '#gateway/generated/words/PatentLegalStatus.ts'
import { patentTradeModeWords } from '#gateway/generated/words/PatentTradeMode.ts'
import { patentTypeWords } from '#gateway/generated/words/PatentType.ts'
import styles from '../publish/PublishForm.module.css'
import { Choice, Line, Several, yesOrNo } from './resourceControls.ts'

/** Fields that only a patent has. */
export function PatentParticulars() {
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
