import { instrumentClassWords } from '#gateway/generated/words/InstrumentClass.ts'
import { instrumentQualificationWords } from '#gateway/generated/words/InstrumentQualification.ts'
import styles from '../publish/PublishForm.module.css'
import { OpenTime } from './OpenTime.tsx'
import { Amount, Area, Choice, Line, Several, yesOrNo } from './resourceControls.ts'
import { weekdayWords } from './resourceFacts.ts'
import { ServiceItems } from './ServiceItems.tsx'

/** Fields that only an instrument has. */
export function InstrumentParticulars() {
  return (
    <>
      <Choice name="instrumentClass" words={instrumentClassWords} />
      <div className={styles['columns']}>
        <Line name="instrumentModel" needed />
        <Line name="address" needed />
        <Line name="brand" />
        <Line name="manufacturer" />
        <Line name="origin" />
        <Line name="assetNo" />
        <Line name="buyDate" type="date" />
        <Amount name="originalValue" needed={false} />
      </div>
      <Area name="techIndicator" needed hint="测量范围、精度、能做哪些检测" />
      <ServiceItems />
      <Several name="weekdays" words={weekdayWords} />
      <div className={styles['columns']}>
        <OpenTime />
        <Amount name="bookAheadDays" hint="0 表示当天可约" />
        <Line name="operator" hint="只写岗位与资质，不写姓名" />
      </div>
      <Several name="qualification" words={instrumentQualificationWords} needed={false} />
      <Choice name="couponEnabled" words={yesOrNo} needed={false} />
    </>
  )
}
