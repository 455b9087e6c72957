import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Schema } from '#gateway/contract.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { GuidePart } from '#ui/guide/GuidePart.tsx'
import { Link } from '#ui/Link.tsx'
import { lastYear } from '#ui/regionDate.ts'
import { freshQuery } from '../freshQuery.ts'
import { detailsQuery } from '../profileQueries.ts'
import { valuesOf } from '../profileValues.ts'
import { profileDifferences } from './profileDifferences.ts'
import { TakeOverForm } from './TakeOverForm.tsx'
import type { Taken } from './TakenOver.tsx'
import styles from './TakeOver.module.css'
import type { VisitorProfile } from './visitorProfile.ts'

interface TakeOverProps {
  enterprise: Pick<Schema<'Enterprise'>, 'enId' | 'name'>
  visitor: VisitorProfile
  profile: Schema<'ProfileSubmission'>
  onTaken: (taken: Taken) => void
}

/** Compares what was filled in before the login with an enterprise's profile. */
export function TakeOver({ enterprise, visitor, profile, onTaken }: TakeOverProps) {
  const { enId, name } = enterprise
  const { data: details } = freshQuery(useQuery(detailsQuery(enId)))
  const [insists, setInsists] = useState(false)
  const year = lastYear()
  const values = valuesOf(profile, year)
  const own = details && valuesOf(details, year)
  const isOther =
    own !== undefined && name !== values.basicDTO.name && own.basicDTO.creditCode !== values.basicDTO.creditCode
  const differences = own === undefined ? undefined : profileDifferences(own, values)
  const isSettled = !isOther && differences?.length === 0
  const { forget } = visitor
  // The profile already contains everything: there is nothing to ask and nothing to lose.
  useEffect(() => {
    if (isSettled) forget()
  })
  if (own === undefined || differences === undefined || isSettled) return null
  return (
    <GuidePart title="登录前填写的企业信息">
      {isOther && !insists ? (
        <>
          <p className={styles['text']}>
            您登录前填写的是“{values.basicDTO.name}”，与当前企业“{name}”的名称和信用代码都不同。
          </p>
          <div className={styles['answers']}>
            <Link to="/user/relation" className={buttonClass({ look: 'primary' })}>
              关联“{values.basicDTO.name}”并带入
            </Link>
            <Button onClick={() => setInsists(true)}>是同一家，逐项对比</Button>
            <Button onClick={visitor.decline}>暂不带入</Button>
          </div>
        </>
      ) : (
        <TakeOverForm
          enterprise={enterprise}
          own={own}
          values={values}
          year={year}
          differences={differences}
          onDecline={visitor.decline}
          onTaken={(taken) => onTaken({ ...taken, profile })}
        />
      )}
    </GuidePart>
  )
}
